/** Bytes that a name, a number or the frame of an object or list take beside their text, about. */
const FRAME = 4
const NUMBER = 20

/**
 * About how many bytes a value has as Extended JSON. It stops soon after `most`: what is far too large costs no more to weigh than
 * what just fits.
 */
export function weightOf(value: unknown, most: number): number {
  let weight = 0
  const waiting: unknown[] = [value]
  while (waiting.length > 0 && weight <= most) {
    const one = waiting.pop()
    if (typeof one === 'string') weight += one.length + FRAME
    else if (Array.isArray(one)) {
      weight += FRAME + one.length
      for (const item of one) waiting.push(item)
    } else if (typeof one === 'object' && one !== null) {
      weight += FRAME
      for (const name in one) {
        weight += name.length + FRAME
        waiting.push((one as Record<string, unknown>)[name])
      }
    } else weight += NUMBER
  }
  return weight
}
