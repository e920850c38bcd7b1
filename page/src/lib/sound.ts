import { settings } from './settings.svelte'

/** A few short notes, made here: no files. Silent unless the reader has switched the sound on. */
const NOTES = { turn: [523, 659], end: [392, 523, 659], tick: [1047] }

let context: AudioContext | null = null

export function play(what: keyof typeof NOTES): void {
  // Browsers keep what nobody has touched yet silent; heard only later, a note would tell of nothing.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return
  context ??= new AudioContext()
  void context.resume()
  const audio = context
  NOTES[what].forEach((pitch, at) => {
    const start = audio.currentTime + at * 0.13
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.12, start)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.3)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.32)
  })
}
