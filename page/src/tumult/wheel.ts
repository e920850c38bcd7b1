/** The spinner as a drawing: sectors clockwise from the top, the arrow on one that bears the number. */
const TURN = 360

export const sectorAngle = (sectors: number): number => TURN / sectors

/** A slice of a disc around the middle. */
export function sectorPath(at: number, sectors: number, radius: number): string {
  const half = sectorAngle(sectors) / 2
  const [from, to] = [at * 2 * half - half, at * 2 * half + half]
  const point = (angle: number) => {
    const radians = (angle * Math.PI) / 180
    return `${(radius * Math.sin(radians)).toFixed(2)} ${(-radius * Math.cos(radians)).toFixed(2)}`
  }
  return `M0 0L${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}Z`
}

export function sectorSpot(at: number, sectors: number, radius: number): { x: number; y: number } {
  const radians = (at * sectorAngle(sectors) * Math.PI) / 180
  return { x: radius * Math.sin(radians), y: -radius * Math.cos(radians) }
}

/** Which of the sectors with the number: no rule knows, so it changes with the round. */
export function restsOn(sectors: number[], number: number, round: number): number {
  const found = sectors.flatMap((bears, at) => (bears === number ? [at] : []))
  return found[round % Math.max(1, found.length)] ?? 0
}

/** How many of all sectors bear each number. */
export function odds(sectors: number[]): { number: number; count: number }[] {
  const numbers = [...new Set(sectors)].sort((one, two) => one - two)
  return numbers.map(number => ({ number, count: sectors.filter(bears => bears === number).length }))
}
