import {
  BILANCIO_ITEM_GROUPS,
  BILANCIO_ITEMS,
  type BilancioItem,
  bilancioItemFields,
  type Field,
  readAmount,
  saysNothing,
} from '@bandiera/domain'
import { keyOf, type Label, labelOf, isLoss, type Item } from './labels.ts'
import { type Entry, entriesOf } from './lines.ts'

/** Every pasted line is in one of the lists, or its amount among the values. */
export interface PastedColumn {
  valori: Partial<Record<Item, number>>
  /** They match no line of the accounts, or contradict each other. */
  ignote: string[]
  /** Lines of the official scheme that the form does not ask for, or parts of a sum. */
  senzaCampo?: string[]
  /** Headings, and lines without an amount. */
  titoli?: string[]
  /** Years of the columns, when the requested year is absent or none was chosen; nothing is read then. */
  anni?: number[]
}

interface ColumnOptions {
  /** Figures without names begin at this line. */
  from?: BilancioItem
  /** Of two columns under a header of years the one of this year counts. */
  anno?: number | undefined
}

/** Lines of a name and figures, or figures alone from the line `from` on; an empty line passes over one. */
export function readColumn(text: string, { from = 'ricavi', anno }: ColumnOptions = {}): PastedColumn {
  const lines = text.replace(/\s+$/, '').split(/\r\n|\r|\n/)
  const named = lines.some((line) => /\p{L}{2}/u.test(line.replace(/\beur(?:o)?\b/gi, '')))
  return named ? readAccounts(text, anno) : inOrder(lines, BILANCIO_ITEMS.slice(BILANCIO_ITEMS.indexOf(from)))
}

function inOrder(lines: readonly string[], voci: readonly BilancioItem[]): PastedColumn {
  const column: PastedColumn = { valori: {}, ignote: [] }
  lines.forEach((line, index) => {
    const { valore } = readAmount(line, { signed: true })
    const voce = voci[index]
    if (voce && valore != null) column.valori[voce] = valore
    else if (!saysNothing(line)) column.ignote.push(line.trim())
  })
  return column
}

interface Candidate {
  riga: Entry
  valore: number
  peso: number
}

interface Group {
  voce: Item
  totale?: number
  valore?: number
  entro: number
  oltre: number
}

interface Reading {
  dove: SchemePlace
  voci: Map<Item, Candidate[]>
  gruppi: Map<string, Group>
  scadenze: { entro: number; oltre: number; senzaDebito: boolean }[]
  colonna: Required<Omit<PastedColumn, 'anni'>>
}

/** Costs that the scheme writes without a sign: a column that shows them below zero means the same. */
const COSTS = BILANCIO_ITEM_GROUPS[0]!.voci.filter(
  (voce) => voce !== 'ricavi' && voce !== 'valoreProduzione' && !(bilancioItemFields[voce] as Field).signed,
)

/**
 * Names are those of the official scheme, ordinary, abbreviated and micro, and of programs. Of two columns the one of `anno` counts,
 * or the first where no header names the years. A sum and its parts are never added up; two lines with different amounts
 * for one field are both left out and named in the outcome.
 */
function readAccounts(text: string, anno?: number): PastedColumn {
  const { righe, anni, colonne, corrente } = entriesOf(text)
  const year = anno ?? (anni.length === 1 ? anni[0] : Math.max(...anni))
  if (anni.length > 0 && !anni.includes(year!)) return { valori: {}, ignote: [], anni }
  const rank = anni.indexOf(year!)
  const at = anni.length > 0 ? (colonne[rank] ?? 0) : (corrente ?? columnIn(righe))
  const atOf = ({ senzaCelle, importi }: Entry) => (senzaCelle && importi.length === anni.length ? rank : at)
  const reading: Reading = {
    dove: START,
    voci: new Map(),
    gruppi: new Map(),
    scadenze: [],
    colonna: { valori: {}, ignote: [], senzaCampo: [], titoli: [] },
  }
  for (const entry of righe) {
    if (isDoubtful(entry, anni.length, anno)) reading.colonna.ignote.push(entry.testo)
    else readLine(reading, entry, atOf(entry))
  }
  choose(reading)
  addUp(reading)
  applySigns(reading)
  const { senzaCampo, titoli, ...colonna } = reading.colonna
  return { ...colonna, ...(senzaCampo.length > 0 && { senzaCampo }), ...(titoli.length > 0 && { titoli }) }
}

/** A dash behind that may be a sign, or a name with the year of another column: neither is taken. */
function isDoubtful({ nome, dubbia, gruppi, importi }: Entry, columns: number, anno: number | undefined): boolean {
  const [, own] = /\b((?:19|20)\d\d)$/.exec(nome) ?? []
  const other = own !== undefined && anno !== undefined && Number(own) !== anno
  const bare = !/\p{L}/u.test(nome) && importi.length === 0 && /\d/.test(nome)
  // one amount with its thousands apart, or one for each column
  const grouped = gruppi !== undefined && gruppi !== columns
  return bare || grouped || (dubbia === true && columns !== 2) || (other && importi.some((one) => one !== undefined))
}

/** The first of the columns with the most amounts: a column of notes has few. */
function columnIn(entries: readonly Entry[]): number {
  const counts: number[] = []
  for (const { importi } of entries)
    importi.forEach((importo, index) => (counts[index] = (counts[index] ?? 0) + (importo === undefined ? 0 : 1)))
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

function readLine(reading: Reading, entry: Entry, at: number): void {
  const { colonna, dove } = reading
  const importo = entry.importi[at]
  const meaning = labelIn(dove, entry.nome)
  reading.dove = after(dove, entry.nome)
  // a comma between name and amount, as in a file of columns
  const isGlued = /\p{L}[,:=] ?[\d.,']{3,}$/u.test(entry.nome)
  if (importo === undefined)
    return void (entry.illeggibile || isGlued ? colonna.ignote : colonna.titoli).push(entry.testo)
  if (!meaning) return void colonna.ignote.push(entry.testo)
  const valore = isLoss(entry.nome) ? -Math.abs(importo) || 0 : importo
  if (meaning.tipo === 'scadenza') return addDueItem(reading, meaning.entro, valore, entry)
  if (meaning.tipo === 'schema') return void colonna.senzaCampo.push(entry.testo)
  if (meaning.tipo === 'addendo') return addend(reading, meaning, valore)
  const { voce, totale } = meaning
  // the fields are credits to customers and liquid means; all credits, or cash, are used only when these lines are absent
  const peso = (/client|disponibilit|liquidit/i.test(entry.nome) ? 2 : 0) + (totale ? 1 : 0)
  reading.voci.set(voce, [...(reading.voci.get(voce) ?? []), { riga: entry, valore, peso }])
}

function addend({ gruppi }: Reading, { voce, gruppo, totale }: Label & { tipo: 'addendo' }, valore: number): void {
  const one = gruppi.get(gruppo) ?? { voce, entro: 0, oltre: 0 }
  gruppi.set(gruppo, { ...one, [totale ? 'totale' : 'valore']: valore })
}

function addDueItem(reading: Reading, entro: boolean, valore: number, entry: Entry): void {
  const { area, debito } = reading.dove
  if (area !== 'debiti') return void reading.colonna.senzaCampo.push(entry.testo)
  reading.scadenze.push({ entro: entro ? valore : 0, oltre: entro ? 0 : valore, senzaDebito: debito === undefined })
  reading.colonna.senzaCampo.push(entry.testo)
  const label = debito === undefined ? null : labelIn(reading.dove, debito)
  if (debito === undefined || (label?.tipo !== 'addendo' && label?.tipo !== 'voce')) return
  const group = reading.gruppi.get(debito) ?? { voce: label.voce, entro: 0, oltre: 0 }
  group[entro ? 'entro' : 'oltre'] += valore
  reading.gruppi.set(debito, group)
}

/** Of the lines of one field the weightiest counts; equals that differ contradict each other. */
function choose({ voci, colonna }: Reading): void {
  for (const [voce, candidati] of voci) {
    const peso = Math.max(...candidati.map((one) => one.peso))
    const best = candidati.filter((one) => one.peso === peso)
    // a scheme with a line for the profit and one for the loss leaves one of them empty
    const said =
      voce === 'utile' && best.some(({ valore }) => valore !== 0) ? best.filter(({ valore }) => valore !== 0) : best
    if (new Set(said.map(({ valore }) => valore)).size > 1) colonna.ignote.push(...said.map(({ riga }) => riga.testo))
    else colonna.valori[voce] = said[0]!.valore
    colonna.senzaCampo.push(...candidati.filter((one) => one.peso < peso).map(({ riga }) => riga.testo))
  }
}

/** Fields that the scheme has no line for: the debts of their kind, and what is due within the year. */
function addUp({ gruppi, scadenze, colonna: { valori } }: Reading): void {
  const sums = new Map<Item, number>()
  for (const { voce, totale, valore, entro, oltre } of gruppi.values())
    sums.set(voce, (sums.get(voce) ?? 0) + (totale ?? valore ?? entro + oltre))
  for (const [voce, sum] of sums) valori[voce] ??= cents(sum)
  const whole = scadenze.filter(({ senzaDebito }) => senzaDebito)
  const all = whole.length > 0 ? whole : scadenze
  const entro = cents(all.reduce((sum, one) => sum + one.entro, 0))
  const oltre = all.reduce((sum, one) => sum + one.oltre, 0)
  // of single debts only when none is missing: their maturities make the total
  const complete =
    whole.length > 0 ? whole.some((one) => one.entro !== 0) : Math.abs(entro + oltre - (valori.debitiTotali ?? NaN)) < 3
  if (all.length > 0 && complete) valori.debitiBreve ??= entro
}

/** Negative costs are costs; lines that may have both signs then become questions, since their sign may be inverted too. */
function applySigns({ voci, colonna: { valori, ignote } }: Reading): void {
  const costs = COSTS.filter((voce) => (valori[voce] ?? 0) !== 0)
  const below = costs.filter((voce) => valori[voce]! < 0)
  for (const voce of below) valori[voce] = -valori[voce]!
  if (below.length < 2 || below.length < costs.length) return
  for (const voce of ['imposte', 'variazioneRimanenze'] satisfies BilancioItem[]) {
    if (!valori[voce]) continue
    delete valori[voce]
    ignote.push(...(voci.get(voce) ?? []).map(({ riga }) => riga.testo))
  }
}

const cents = (value: number): number => Math.round(value * 100) / 100

interface SchemePlace {
  area: 'immobilizzazioni' | 'rimanenze' | 'crediti' | 'debiti' | 'altro'
  debito: string | undefined
}

const START: SchemePlace = { area: 'altro', debito: undefined }

function after(place: SchemePlace, nome: string): SchemePlace {
  const nameKey = keyOf(nome)
  const totale = nameKey.startsWith('tot')
  const bare = nameKey.replace(/^tot(?:ale)? /, '')
  if (place.area === 'debiti' && isDebt(bare)) return { ...place, debito: totale ? undefined : bare }
  const area = AREAS.find(([names]) => names.test(bare))?.[1]
  if (area === undefined) return place
  return totale && area !== 'altro'
    ? { ...START, area: area === place.area ? 'altro' : place.area }
    : { area, debito: undefined }
}

const isDebt = (nameKey: string): boolean =>
  /^(?:debiti (?:verso|rappresentati|tributari|previdenziali|per)|obbligazioni|acconti|altri debiti)/.test(nameKey)

const AREAS: [RegExp, SchemePlace['area']][] = [
  [/^immobilizzazioni/, 'immobilizzazioni'],
  [/^rimanenze$/, 'rimanenze'],
  [/^crediti$/, 'crediti'],
  [/^debiti$/, 'debiti'],
  [
    /^(?:attivo circolante|disponibilita liquide|attivita finanziarie|patrimonio netto|ratei|conto economico|valore della produzione|costi della produzione|trattamento di fine|fondi? per|passivo|capitale)/,
    'altro',
  ],
]

/** Credits among the fixed assets are not credits to customers, goods in stock are not purchases. */
function labelIn(place: SchemePlace, nome: string): Label | null {
  const meaning = labelOf(nome)
  // of fixed assets the form asks for nothing
  if (!meaning && place.area === 'immobilizzazioni') return { tipo: 'schema' }
  if (meaning?.tipo !== 'voce') return meaning
  const elsewhere =
    (place.area === 'immobilizzazioni' && meaning.voce === 'crediti' && keyOf(nome) !== 'crediti verso clienti') ||
    (place.area === 'rimanenze' && keyOf(nome).startsWith('materie prime'))
  return elsewhere ? { tipo: 'schema' } : meaning
}
