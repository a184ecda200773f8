import { EURO, readAmount, readDay, readNumber, saysNothing, tidyText, type Reading } from '@bandiera/domain'
import { annoFault } from '../rules/bilancio.rules.ts'
import { lastYear, type BilancioValues } from '../rules/bilanci.rules.ts'
import { testi } from '../testi.ts'
import { isCifra, type CampoImport, type Cifra } from './campi.ts'
import type { Colonna, Mappa } from './mappa.ts'

const { importaCsv: words } = testi
const PERSONE = ['dipendenti', 'dipendente', 'addetti', 'addetto', 'ula', 'unità', 'persone']

/** What is not taken of a line, and why. */
type Remark = (campo: CampoImport, motivo: string) => void

/**
 * The accounts of a line, newest first: a figure is of the year that its column names, else of the year in the line, else of
 * the last year. Figures of a year that is none are not taken.
 */
export function leggiBilanci(cells: readonly string[], mappa: Mappa, remark: Remark): BilancioValues[] {
  const own = annoOf(cells, mappa, remark)
  const years = new Map<number, BilancioValues>()
  mappa.forEach((colonna, at) => {
    const text = (cells[at] ?? '').trim()
    if (!colonna || !isCifra(colonna.campo) || saysNothing(text)) return
    const anno = colonna.anno ?? own
    if (anno === null) return
    const outside = annoFault(anno)
    if (outside) return remark('anno', outside)
    const { valore, motivo } = cifraOf(colonna.campo, text, colonna)
    if (motivo !== undefined) return remark(colonna.campo, withYear(colonna, motivo))
    if (valore === null) return
    const row = years.get(anno) ?? { anno, ula: undefined, ricavi: undefined, totaleAttivo: undefined, altro: {} }
    years.set(anno, { ...row, [colonna.campo]: valore })
  })
  return [...years.values()].sort((a, b) => b.anno! - a.anno!)
}

const withYear = ({ anno }: Colonna, motivo: string): string => (anno === undefined ? motivo : `${anno}: ${motivo}`)

function cifraOf(campo: Cifra, text: string, { fattore = 1 }: Colonna): Reading<number> {
  if (campo === 'ula') return readNumber(text, { decimals: 2, units: PERSONE })
  // 64,541 in millions has three decimals: thousands of millions are no revenue of a client
  if (fattore === 1_000_000) return readNumber(text, { factor: fattore, units: EURO })
  return readAmount(text, { factor: fattore })
}

/** `2023`, `31/12/2023`, `Esercizio 2023`, `dic 2023`, `dic-23`, `FY23`, `2023,00`, `2.023`, `2023 (provv.)`; any day stands for its year. */
function yearIn(text: string): string | undefined {
  const bare = tidyText(text)
    .replace(/^(?:esercizio|anno|bilancio|chiuso|al|il|\s)+/i, '')
    .replace(/^(\d{4})(?:\*|\s*\([^()\d]*\))$/, '$1')
    .replace(/^2\.0(\d\d)$/, '20$1')
  const [, short] = /^(?:fy\s?(?:20)?|dic(?:embre)?\.?[\s-])(\d\d)$/i.exec(bare) ?? []
  if (short) return `20${short}`
  const [, year] = /^(?:(?:12\/|dic(?:embre)?\.?\s))?(\d+)(?:[.,]0{1,2})?$/i.exec(bare) ?? []
  return year ?? readDay(bare).valore?.slice(0, 4)
}

/** The year of a line; `null` where it says one that cannot be read, so that its figures go to no other year. */
function annoOf(cells: readonly string[], mappa: Mappa, remark: Remark): number | null {
  const at = mappa.findIndex((colonna) => colonna?.campo === 'anno')
  const text = at < 0 ? '' : (cells[at] ?? '').trim()
  if (saysNothing(text)) return lastYear()
  const year = yearIn(text)
  const fault = year === undefined ? words.annoIgnoto(text) : annoFault(Number(year))
  if (!fault) return Number(year)
  remark('anno', words.annoDubbio(text, fault))
  return null
}
