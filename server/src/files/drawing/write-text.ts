import type { Canvas } from './canvas.ts'
import { LETTERS } from './letters.ts'

/** Thousandths of the size. */
const UNIT = 1000

/** The letters that can be drawn: accents that are not known go, and what has no letter at all becomes a space. */
const drawable = (text: string): string[] =>
  [...text.normalize('NFC')].map((sign) => {
    if (LETTERS.has(sign)) return sign
    const [bare = ' '] = sign.normalize('NFD')
    return LETTERS.has(bare) ? bare : ' '
  })

/** Width of a line in pixels. */
export const widthOf = (text: string, size: number): number =>
  drawable(text).reduce((sum, sign) => sum + (LETTERS.get(sign)!.width * size) / UNIT, 0)

/** Writes one line. @param x,y of the beginning of its base line */
export function writeText(
  canvas: Canvas,
  text: string,
  at: { x: number; y: number; size: number; colour: string },
): void {
  const scale = at.size / UNIT
  let { x } = at
  for (const sign of drawable(text)) {
    const { width, path } = LETTERS.get(sign)!
    canvas.fill(path, { x, y: at.y, scale }, at.colour)
    x += width * scale
  }
}

/** Breaks a text into at most so many lines; what is left over ends with an ellipsis. */
export function linesOf(text: string, { size, width, most }: { size: number; width: number; most: number }): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, most).map((line) => fitted(line, size, width))
  if (lines.length > most) shown[most - 1] = fitted(`${lines[most - 1]}…`, size, width)
  return shown
}

/** One line that is too long loses letters at its end. */
function fitted(line: string, size: number, width: number): string {
  if (widthOf(line, size) <= width) return line
  const signs = [...line.replace(/…$/, '')]
  while (signs.length > 1 && widthOf(`${signs.join('')}…`, size) > width) signs.pop()
  return `${signs.join('')}…`
}
