import { readAmount, saysNothing, type VoceBilancio, VOCI_BILANCIO } from '@bandiera/domain'
import { chiaveDi, type Etichetta, etichettaDi, isPerdita, type Voce } from './labels.ts'
import { type Riga, righeDi } from './lines.ts'

/** What pasted accounts hold: every line of them is in one of the lists, or its amount among the values. */
export interface Colonna {
  valori: Partial<Record<Voce, number>>
  /** Lines that no line of the accounts was found for, or that contradict each other, as they were pasted. */
  ignote: string[]
  /** Lines of the official scheme that the form does not ask for, or parts of a sum. */
  senzaCampo?: string[]
  /** Headings, and lines without an amount. */
  titoli?: string[]
  /** Years of the columns, where none was chosen or the one asked for is not among them: nothing is read then. */
  anni?: number[]
}

/** Where a pasted column belongs. */
interface ColonnaOptions {
  /** The line that figures without names begin at. */
  from?: VoceBilancio
  /** The year of the form: of two columns under a header of years this one counts. */
  anno?: number | undefined
}

/**
 * Reads what was copied from a spreadsheet or from deposited accounts: lines of a name and figures, or figures alone, which then
 * are the lines of the accounts from `from` on, one after the other; an empty line passes over one.
 */
export function readColonna(text: string, { from = 'ricavi', anno }: ColonnaOptions = {}): Colonna {
  const lines = text.replace(/\s+$/, '').split(/\r\n|\r|\n/)
  const named = lines.some((line) => /\p{L}{2}/u.test(line.replace(/\beur(?:o)?\b/gi, '')))
  return named ? leggiConti(text, anno) : inOrder(lines, VOCI_BILANCIO.slice(VOCI_BILANCIO.indexOf(from)))
}

function inOrder(lines: readonly string[], voci: readonly VoceBilancio[]): Colonna {
  const colonna: Colonna = { valori: {}, ignote: [] }
  lines.forEach((line, index) => {
    const { valore } = readAmount(line, { signed: true })
    const voce = voci[index]
    if (voce && valore != null) colonna.valori[voce] = valore
    else if (!saysNothing(line)) colonna.ignote.push(line.trim())
  })
  return colonna
}

interface Candidato {
  riga: Riga
  valore: number
  peso: number
}

interface Gruppo {
  voce: Voce
  totale?: number
  valore?: number
  entro: number
  oltre: number
}

interface Lettura {
  dove: Dove
  voci: Map<Voce, Candidato[]>
  gruppi: Map<string, Gruppo>
  scadenze: { entro: number; oltre: number; senzaDebito: boolean }[]
  colonna: Required<Omit<Colonna, 'anni'>>
}

/** Costs that the scheme writes without a sign: a column that shows them below zero means the same. */
const COSTI: readonly Voce[] = [
  'materie',
  'servizi',
  'godimento',
  'personale',
  'ammortamenti',
  'accantonamenti',
  'altriAccantonamenti',
  'oneriDiversi',
  'oneriFinanziari',
]

/**
 * Reads accounts by the names of their lines: those of the official scheme, ordinary, abbreviated and micro, and those that
 * programs give. Of two columns the one of `anno` counts, or the first where no header names the years. A sum and its parts are
 * never added up; two lines that give one field different amounts are both told, and none is taken.
 */
export function leggiConti(text: string, anno?: number): Colonna {
  const { righe, anni, colonne, corrente } = righeDi(text)
  const year = anno ?? (anni.length === 1 ? anni[0] : Math.max(...anni))
  if (anni.length > 0 && !anni.includes(year!)) return { valori: {}, ignote: [], anni }
  const rank = anni.indexOf(year!)
  const at = anni.length > 0 ? (colonne[rank] ?? 0) : (corrente ?? columnIn(righe))
  const atOf = ({ senzaCelle, importi }: Riga) => (senzaCelle && importi.length === anni.length ? rank : at)
  const lettura: Lettura = {
    dove: INIZIO,
    voci: new Map(),
    gruppi: new Map(),
    scadenze: [],
    colonna: { valori: {}, ignote: [], senzaCampo: [], titoli: [] },
  }
  for (const riga of righe) {
    if (isDubbia(riga, anni.length, anno)) lettura.colonna.ignote.push(riga.testo)
    else leggiRiga(lettura, riga, atOf(riga))
  }
  scegli(lettura)
  somma(lettura)
  segni(lettura)
  const { senzaCampo, titoli, ...colonna } = lettura.colonna
  return { ...colonna, ...(senzaCampo.length > 0 && { senzaCampo }), ...(titoli.length > 0 && { titoli }) }
}

/** A dash behind that may be a sign, or a name with the year of another column: neither is taken. */
function isDubbia({ nome, dubbia, gruppi, importi }: Riga, columns: number, anno: number | undefined): boolean {
  const [, own] = /\b((?:19|20)\d\d)$/.exec(nome) ?? []
  const other = own !== undefined && anno !== undefined && Number(own) !== anno
  const bare = !/\p{L}/u.test(nome) && importi.length === 0 && /\d/.test(nome)
  // one amount with its thousands apart, or one for each column
  const grouped = gruppi !== undefined && gruppi !== columns
  return bare || grouped || (dubbia === true && columns !== 2) || (other && importi.some((one) => one !== undefined))
}

/** The column with the most amounts, the first of equals: a column of notes has few. */
function columnIn(righe: readonly Riga[]): number {
  const counts: number[] = []
  for (const { importi } of righe)
    importi.forEach((importo, index) => (counts[index] = (counts[index] ?? 0) + (importo === undefined ? 0 : 1)))
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

function leggiRiga(lettura: Lettura, riga: Riga, at: number): void {
  const { colonna, dove } = lettura
  const importo = riga.importi[at]
  const etichetta = etichettaIn(dove, riga.nome)
  lettura.dove = dopo(dove, riga.nome)
  // a comma between name and amount, as in a file of columns
  const isGlued = /\p{L}[,:=] ?[\d.,']{3,}$/u.test(riga.nome)
  if (importo === undefined)
    return void (riga.illeggibile || isGlued ? colonna.ignote : colonna.titoli).push(riga.testo)
  if (!etichetta) return void colonna.ignote.push(riga.testo)
  const valore = isPerdita(riga.nome) ? -Math.abs(importo) || 0 : importo
  if (etichetta.tipo === 'scadenza') return scadenza(lettura, etichetta.entro, valore, riga)
  if (etichetta.tipo === 'schema') return void colonna.senzaCampo.push(riga.testo)
  if (etichetta.tipo === 'addendo') return addendo(lettura, etichetta, valore)
  const { voce, totale } = etichetta
  // credits to customers are the field, and all liquid means: all credits, or cash, count where nothing else is said
  const peso = (/client|disponibilit|liquidit/i.test(riga.nome) ? 2 : 0) + (totale ? 1 : 0)
  lettura.voci.set(voce, [...(lettura.voci.get(voce) ?? []), { riga, valore, peso }])
}

function addendo({ gruppi }: Lettura, { voce, gruppo, totale }: Etichetta & { tipo: 'addendo' }, valore: number): void {
  const one = gruppi.get(gruppo) ?? { voce, entro: 0, oltre: 0 }
  gruppi.set(gruppo, { ...one, [totale ? 'totale' : 'valore']: valore })
}

function scadenza(lettura: Lettura, entro: boolean, valore: number, riga: Riga): void {
  const { area, debito } = lettura.dove
  if (area !== 'debiti') return void lettura.colonna.senzaCampo.push(riga.testo)
  lettura.scadenze.push({ entro: entro ? valore : 0, oltre: entro ? 0 : valore, senzaDebito: debito === undefined })
  lettura.colonna.senzaCampo.push(riga.testo)
  const label = debito === undefined ? null : etichettaIn(lettura.dove, debito)
  if (debito === undefined || (label?.tipo !== 'addendo' && label?.tipo !== 'voce')) return
  const gruppo = lettura.gruppi.get(debito) ?? { voce: label.voce, entro: 0, oltre: 0 }
  gruppo[entro ? 'entro' : 'oltre'] += valore
  lettura.gruppi.set(debito, gruppo)
}

/** Of the lines of one field the weightiest counts; equals that differ contradict each other. */
function scegli({ voci, colonna }: Lettura): void {
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
function somma({ gruppi, scadenze, colonna: { valori } }: Lettura): void {
  const sums = new Map<Voce, number>()
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

/** Costs written below zero are costs; what may have both signs is asked then, since its sign may be turned too. */
function segni({ voci, colonna: { valori, ignote } }: Lettura): void {
  const costs = COSTI.filter((voce) => (valori[voce] ?? 0) !== 0)
  const below = costs.filter((voce) => valori[voce]! < 0)
  for (const voce of below) valori[voce] = -valori[voce]!
  if (below.length < 2 || below.length < costs.length) return
  for (const voce of ['imposte', 'variazioneRimanenze'] satisfies VoceBilancio[]) {
    if (!valori[voce]) continue
    delete valori[voce]
    ignote.push(...(voci.get(voce) ?? []).map(({ riga }) => riga.testo))
  }
}

const cents = (value: number): number => Math.round(value * 100) / 100

/** Where a line stands in the scheme: the lines above it say so. */
interface Dove {
  area: 'immobilizzazioni' | 'rimanenze' | 'crediti' | 'debiti' | 'altro'
  /** The kind of debt that the lines on maturity belong to. */
  debito: string | undefined
}

const INIZIO: Dove = { area: 'altro', debito: undefined }

/** Where the lines after this one stand. */
function dopo(dove: Dove, nome: string): Dove {
  const chiave = chiaveDi(nome)
  const totale = chiave.startsWith('tot')
  const bare = chiave.replace(/^tot(?:ale)? /, '')
  if (dove.area === 'debiti' && isDebito(bare)) return { ...dove, debito: totale ? undefined : bare }
  const area = AREE.find(([names]) => names.test(bare))?.[1]
  if (area === undefined) return dove
  return totale && area !== 'altro'
    ? { ...INIZIO, area: area === dove.area ? 'altro' : dove.area }
    : { area, debito: undefined }
}

const isDebito = (chiave: string): boolean =>
  /^(?:debiti (?:verso|rappresentati|tributari|previdenziali|per)|obbligazioni|acconti|altri debiti)/.test(chiave)

const AREE: [RegExp, Dove['area']][] = [
  [/^immobilizzazioni/, 'immobilizzazioni'],
  [/^rimanenze$/, 'rimanenze'],
  [/^crediti$/, 'crediti'],
  [/^debiti$/, 'debiti'],
  [
    /^(?:attivo circolante|disponibilita liquide|attivita finanziarie|patrimonio netto|ratei|conto economico|valore della produzione|costi della produzione|trattamento di fine|fondi? per|passivo|capitale)/,
    'altro',
  ],
]

/** What a line says where it stands: credits among the fixed assets are no credits to customers, goods in stock are no purchases. */
function etichettaIn(dove: Dove, nome: string): Etichetta | null {
  const etichetta = etichettaDi(nome)
  // of fixed assets the form asks for nothing
  if (!etichetta && dove.area === 'immobilizzazioni') return { tipo: 'schema' }
  if (etichetta?.tipo !== 'voce') return etichetta
  const altrove =
    (dove.area === 'immobilizzazioni' && etichetta.voce === 'crediti' && chiaveDi(nome) !== 'crediti verso clienti') ||
    (dove.area === 'rimanenze' && chiaveDi(nome).startsWith('materie prime'))
  return altrove ? { tipo: 'schema' } : etichetta
}
