import { brandSurface, whiteLabelOf, type Settings } from '@bandiera/domain'
import { Canvas } from './canvas.ts'
import { roundRect } from './outline.ts'
import { linesOf, widthOf, writeText } from './write-text.ts'

/** Capitals of the letters are so high, as a share of the size. */
const CAPITAL = 0.73

/** The initial that stands for a tenant. */
export const initialOf = (nome: string): string => ([...nome.trim()][0] ?? 'B').toLocaleUpperCase('it')

/** The tenant's initial on its colour, as a square of so many pixels; round at the corners unless the system cuts it. */
export function initialPng(settings: Settings, side: number, isCut: boolean): Buffer {
  const { nome, primary } = whiteLabelOf(settings)
  const { main, text } = brandSurface('light', primary)
  const canvas = new Canvas(side, side, isCut ? main : undefined)
  if (!isCut) canvas.fill(roundRect(side, side, side * (7 / 32)), { x: 0, y: 0, scale: 1 }, main)
  const initial = initialOf(nome)
  const size = side * (isCut ? 0.5 : 0.62)
  const x = (side - widthOf(initial, size)) / 2
  writeText(canvas, initial, { x, y: side / 2 + (size * CAPITAL) / 2, size, colour: text })
  return canvas.png()
}

/** What messengers ask for. */
export const CARD = { width: 1200, height: 630 } as const
const MARGIN = 80

export interface CardWords {
  /** Above the title: who grants. */
  over?: string | undefined
  title: string
  /** Below it, one line each. */
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
