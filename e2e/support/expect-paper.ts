import { dayInRome, formatDate } from '@bandiera/domain'
import { expect } from '@playwright/test'
import type { Paper, Printed } from './paper.ts'

/** Words that a hand presses and an eye does not need on paper. */
const CONTROLS =
  /Crea pratica|Esporta|Seleziona|Modifica|Azzera|Colonne|Viste salvate|Mostra altri|Apri la scheda|Apri il bando|Confronta\b|Vedi tutt|Annulla\b|Copia\b|Stampa\b|Altre azioni|si apre in una nuova finestra/

interface Sheets {
  /** Sheets at the most. */
  atMost: number
  /** Tenant of the portal that prints it. */
  tenant?: string
  /** Headings of the one table that goes through the sheets. */
  headings?: readonly string[]
}

/** What every paper keeps: few sheets, each with its number, the day and the tenant; no controls; nothing over the edges. */
export function expectPaper({ sheets, texts }: Paper, { atMost, tenant = 'Bandiera', headings = [] }: Sheets): void {
  expect(sheets.length).toBeLessThanOrEqual(atMost)
  const origin = `${tenant} · Stampato il ${formatDate(dayInRome())}`
  const told = texts.map((text, at) => ({
    number: text.includes(`Pagina ${at + 1} di ${texts.length}`),
    origin: text.includes(origin),
    controls: CONTROLS.exec(text)?.[0] ?? null,
    // the last sheet may hold the part under the table alone
    headings: at === texts.length - 1 ? [] : headings.filter((heading) => !text.includes(heading)),
  }))
  expect(told).toEqual(texts.map(() => ({ number: true, origin: true, controls: null, headings: [] })))
  if (headings.length > 0) expectColumns({ sheets, texts }, headings)
  expect(sheets.flatMap(overlaps)).toEqual([])
  const cut = sheets.flatMap((sheet) => sheet.filter(({ x, width }) => x < LEFT || x + width > RIGHT))
  expect(cut).toEqual([])
}

/** Columns are in their order, none too narrow for its words. */
function expectColumns({ sheets }: Paper, headings: readonly string[]): void {
  // a heading of several words may take several lines
  const starts = headings.map((heading) => {
    const [first = ''] = heading.split(' ')
    return sheets[0]!.find(({ text }) => text.trim() === heading || text.trim() === first)?.x ?? Number.NaN
  })
  const widths = starts.slice(1).map((x, at) => Math.round(x - starts[at]!))
  expect(widths.map((width) => width >= NARROWEST)).toEqual(widths.map(() => true))
}

/** Words that overlap the next ones of their line. */
function overlaps(sheet: readonly Printed[]): string[] {
  const inLines = [...sheet].sort((a, b) => Math.round(a.y) - Math.round(b.y) || a.x - b.x)
  return inLines.flatMap((one, at) => {
    const next = inLines[at + 1]
    const sameLine = next && next.x >= one.x && Math.abs(next.y - one.y) < 0.4
    return sameLine && one.x + one.width > next.x + KERNING ? [`${one.text} | ${next.text}`] : []
  })
}

/** Millimetres that letters of a heading may reach into each other: `L’azienda`. */
const KERNING = 1.5
/** Millimetres of a column of numbers. */
const NARROWEST = 8

/** Millimetres between which words are printed on A4, with a small tolerance at the margins. */
const LEFT = 11
const RIGHT = 199
