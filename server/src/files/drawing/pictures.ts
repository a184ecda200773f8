import { brandSurface, type Settings, whiteLabelOf } from '@bandiera/domain'
import { readFileSync } from 'node:fs'
import * as path from 'node:path'
import { SHIPPED } from '../../tenants/tables/shipped.ts'
import { Canvas, roundRectangle } from './canvas.ts'

/** Letters by their sign: width and outline, a path with y downwards from the base line, in thousandths of the size. */
export const LETTERS: ReadonlyMap<string, { width: number; path: string }> = new Map(
  [...readFileSync(path.join(SHIPPED, 'letters.txt'), 'utf8').matchAll(/^(.) (\d+) (.*)$/gmu)].map(
    ([, sign = '', width, outline = '']) => [sign, { width: Number(width), path: outline }],
  ),
)

const CAPITAL = 0.73

export const initialOf = (nome: string): string => ([...nome.trim()][0] ?? 'B').toLocaleUpperCase('it')

/** The tenant's initial on its colour, as a square of `side` pixels; round at the corners unless the system cuts it. */
export function initialPng(settings: Settings, side: number, isCut: boolean): Buffer {
  const { nome, primary } = whiteLabelOf(settings)
  const { main, text } = brandSurface('light', primary)
  const canvas = new Canvas(side, side, isCut ? main : undefined)
  if (!isCut) canvas.fill(roundRectangle(side, side, side * (7 / 32)), { x: 0, y: 0, scale: 1 }, main)
  const initial = initialOf(nome)
  const size = side * (isCut ? 0.5 : 0.62)
  const x = (side - widthOf(initial, size)) / 2
  writeText(canvas, initial, { x, y: side / 2 + (size * CAPITAL) / 2, size, colour: text })
  return canvas.png()
}

/** Size that messengers ask for. */
export const CARD = { width: 1200, height: 630 } as const
const MARGIN = 80

export interface CardWords {
  over?: string | undefined
  title: string
  facts: readonly string[]
}

/** A card for messengers: the words of a page on the tenant's colour, with the tenant's name. */
export function cardPng(settings: Settings, { over, title, facts }: CardWords): Buffer {
  const { nome, primary } = whiteLabelOf(settings)
  const { main, text } = brandSurface('light', primary)
  const { width, height } = CARD
  const canvas = new Canvas(width, height, main)
  const room = width - 2 * MARGIN
  let y = MARGIN
  const write = (words: string, size: number, most: number) => {
    for (const line of linesOf(words, { size, width: room, most })) {
      y += size * 1.2
      writeText(canvas, line, { x: MARGIN, y: y - size * 0.25, size, colour: text })
    }
  }
  if (over) write(over, 32, 1)
  write(title, 62, 4)
  y += 20
  for (const fact of facts) write(fact, 34, 1)
  y = height - MARGIN - 10
  write(nome, 30, 1)
  return canvas.png()
}

const UNIT = 1000

/** Letters that can be drawn: unknown accents go, other unknown signs become spaces. */
const drawable = (text: string): string[] =>
  [...text.normalize('NFC')].map((sign) => {
    if (LETTERS.has(sign)) return sign
    const [bare = ' '] = sign.normalize('NFD')
    return LETTERS.has(bare) ? bare : ' '
  })

export const widthOf = (text: string, size: number): number =>
  drawable(text).reduce((sum, sign) => sum + (LETTERS.get(sign)!.width * size) / UNIT, 0)

function writeText(canvas: Canvas, text: string, at: { x: number; y: number; size: number; colour: string }): void {
  const scale = at.size / UNIT
  let { x } = at
  for (const sign of drawable(text)) {
    const letter = LETTERS.get(sign)!
    canvas.fill(letter.path, { x, y: at.y, scale }, at.colour)
    x += letter.width * scale
  }
}

/** Breaks a text into at most `most` lines; a longer text ends with an ellipsis. */
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

function fitted(line: string, size: number, width: number): string {
  if (widthOf(line, size) <= width) return line
  const signs = [...line.replace(/…$/, '')]
  while (signs.length > 1 && widthOf(`${signs.join('')}…`, size) > width) signs.pop()
  return `${signs.join('')}…`
}
