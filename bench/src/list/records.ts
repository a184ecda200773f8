import { foldText } from '@bandiera/domain'
import { createRandom, type Random } from '@bandiera/factories/random'

/** A company as the list shows it. No two have the same name or turnover, so that every order is the only right one. */
export interface Line {
  _id: string
  ragioneSociale: string
  partitaIva: string
  comune: string
  stato: State
  fatturato: number
  /** The day as people read it. */
  aggiornata: string
}

export const stateLabels = {
  nuova: 'Nuova',
  attiva: 'Attiva',
  verifica: 'Da verificare',
  sospesa: 'Sospesa',
  chiusa: 'Chiusa',
} as const
export type State = keyof typeof stateLabels
export const STATES = Object.keys(stateLabels) as State[]

const WORKS = ['Officine', 'Caffè', 'Molino', 'Tessitura', 'Trasporti', 'Cantina', 'Impianti', 'Società Agricola']
const NAMES = ['Rossi', 'Bergamaschi', 'Ferrari', 'Nicolò', 'Esposito', 'Marchetti', 'De Santis', 'Dall’Acqua', 'Perù']
const FORMS = ['S.r.l.', 'S.p.A.', 'S.n.c.', 'Soc. coop.']
const PLACES = ['Bergamo (BG)', 'Forlì (FC)', 'Roma (RM)', 'Rossano (CS)', 'Dalmine (BG)', 'Aosta (AO)', 'Pescara (PE)']

/** The same records for the same number, in every page and in the program that knows what the pages must show. */
export function makeRecords(count: number): Line[] {
  const random = createRandom(32)
  const turnovers = random.shuffle(Array.from({ length: count }, (_, n) => n))
  return turnovers.map((turnover, n) => aRecord(random, n, turnover))
}

function aRecord(random: Random, n: number, turnover: number): Line {
  const two = (below: number) => String(1 + random.int(below)).padStart(2, '0')
  return {
    _id: `r${String(n).padStart(6, '0')}`,
    ragioneSociale: `${random.one(WORKS)} ${random.one(NAMES)} ${n + 1} ${random.one(FORMS)}`,
    partitaIva: String(10_000_000_000 + n * 7919).slice(0, 11),
    comune: random.one(PLACES),
    stato: random.one(STATES),
    fatturato: 100_000 + turnover * 1000,
    aggiornata: `${two(28)}/${two(12)}/2026`,
  }
}

/** Changes of records: each moves one to another place of the order, and one in five into the filter or out of it. */
export function makeChanges(count: number, records: readonly Line[]): Line[] {
  const random = createRandom(7)
  return Array.from({ length: count }, (_, n) => {
    const record = random.one(records)
    // between two turnovers that exist
    const fatturato = 100_000 + random.int(records.length) * 1000 + 1 + (n % 998)
    return { ...record, fatturato, stato: random.chance(0.2) ? random.one(STATES) : record.stato }
  })
}

const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
export const euroText = (amount: number): string => euro.format(amount)

const folded = new WeakMap<Line, string>()

/** What the search looks at, as people type it; kept, because every side may keep it. */
export function searchedText(record: Line): string {
  let text = folded.get(record)
  if (text === undefined) {
    text = foldText(`${record.ragioneSociale} ${record.partitaIva} ${record.comune}`)
    folded.set(record, text)
  }
  return text
}

/** Texts of the cells of a row, in order. */
export const cellTexts = (record: Line): string[] => [
  record.ragioneSociale,
  record.partitaIva,
  record.comune,
  stateLabels[record.stato],
  euroText(record.fatturato),
  record.aggiornata,
]
