/** Hands a text to the reader as a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  hand(new File([text], name, { type: `${type};charset=utf-8` }))
}

/** Hands a file to the reader. */
export function hand(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
