import { type BandoData, formatEuro, readAmount } from '@bandiera/domain'
import type { Flags, Question } from './flags.ts'
import { plainText } from './plain-text.ts'
import type { CatalogueRecord } from './record.ts'

type Amounts = Pick<BandoData, 'spesaMin' | 'spesaMax' | 'agevolazioneMin' | 'agevolazioneMax' | 'stanziamento'>
type AmountField = keyof Amounts

export const COLUMN_OF_AMOUNT = {
  spesaMin: 'Spesa_Ammessa_min',
  spesaMax: 'Spesa_Ammessa_max',
  agevolazioneMin: 'Agevolazione_Concedibile_min',
  agevolazioneMax: 'Agevolazione_Concedibile_max',
  stanziamento: 'Stanziamento_incentivo',
} as const satisfies Record<AmountField, keyof CatalogueRecord>
const AMOUNT_FIELDS = Object.keys(COLUMN_OF_AMOUNT) as AmountField[]

/** Amounts that cannot be right are asked about, and read only where they may be right. */
export function readAmounts(record: CatalogueRecord, flags: Flags): Amounts {
  const read: Amounts = {}
  for (const campo of AMOUNT_FIELDS) {
    const text = record[COLUMN_OF_AMOUNT[campo]]
    const { valore, tipo, domanda = tipo, proposta } = parseAmount(text)
    if (valore !== undefined) read[campo] = valore
    // a minimum of one euro says as little as none
    const silent = tipo === 'amount-placeholder' && (campo === 'spesaMin' || campo === 'agevolazioneMin')
    if (domanda && !silent)
      flags.ask(domanda, { campo, valore: text, proposta: proposta !== undefined && { [campo]: proposta } })
  }
  const amounts = withoutThousands(read, flags)
  askAboutLimits(amounts, flags)
  askAboutFund(amounts, record, flags)
  askAboutText(amounts, record, flags)
  return amounts
}

/** Least euro of a maximum: a smaller figure counts thousands. */
const LEAST = { spesaMax: 100, agevolazioneMax: 100, stanziamento: 1000 } as const

function withoutThousands(read: Amounts, flags: Flags): Amounts {
  const small = Object.entries(LEAST).some(([campo, least]) => (read[campo as AmountField] ?? Infinity) < least)
  if (!small) return read
  const doubtful = AMOUNT_FIELDS.filter((campo) => (read[campo] ?? Infinity) < 1000)
  const written = doubtful.map((campo) => read[campo]).join(', ')
  flags.ask('amount-thousands', {
    campo: doubtful.at(-1)!,
    valore: written,
    proposta: Object.fromEntries(doubtful.map((campo) => [campo, read[campo]! * 1000])),
  })
  return Object.fromEntries(Object.entries(read).filter(([campo]) => !doubtful.includes(campo as AmountField)))
}

function askAboutLimits({ spesaMin = 0, spesaMax, agevolazioneMin = 0, agevolazioneMax }: Amounts, flags: Flags): void {
  if (spesaMin > (spesaMax ?? Infinity)) flags.ask('amount-limits/spend')
  if (agevolazioneMin > (agevolazioneMax ?? Infinity)) {
    flags.ask('amount-limits/aid')
  }
  if (spesaMax === undefined || agevolazioneMax === undefined) return
  const [spend, aid] = [spesaMax, agevolazioneMax].map((value) => formatEuro(value, 0))
  if (agevolazioneMax > spesaMax) {
    flags.ask('aid-over-spend', { words: [aid, spend] })
  }
  // one figure and zeros, far above the aid
  if (/^[1-9]0{5,}$/.test(String(spesaMax)) && agevolazioneMax * 20 <= spesaMax) {
    flags.ask('amount-placeholder-suspected', {
      words: [spend, aid],
      valore: String(spesaMax),
      proposta: { spesaMax: null },
    })
  }
}

function askAboutFund(
  { spesaMin, spesaMax, agevolazioneMax, stanziamento }: Amounts,
  record: CatalogueRecord,
  flags: Flags,
): void {
  const isFund = (value: number | undefined) =>
    value !== undefined && stanziamento !== undefined && Math.abs(value - stanziamento) < 1
  const fiscal =
    record.Forma_agevolazione.length > 0 && record.Forma_agevolazione.every((forma) => /fiscale/i.test(forma))
  if ((isFund(spesaMin) && isFund(spesaMax)) || (fiscal && isFund(agevolazioneMax))) {
    flags.ask('amount-is-fund')
  }
}

const NAMED_AMOUNT =
  /\b(?:contribut|agevolazion|soglia|spes[ae]|importo|investiment)[^.;]{0,80}?\b(minim|massim)[^.;]{0,80}?(?:€\s*)?(\d[\d.,]*)\s*(?:,-|,00)?\s*(?:euro|€)|(minim|massim)\w*[^.;]{0,60}?(?:€\s*)(\d[\d.,]*\d)/gi

function askAboutText(amounts: Amounts, { Descrizione }: CatalogueRecord, flags: Flags): void {
  const { spesaMin, spesaMax, agevolazioneMin, agevolazioneMax } = amounts
  if ([spesaMin, spesaMax, agevolazioneMin, agevolazioneMax].some((value) => value !== undefined)) return
  if (flags.list().some(({ tipo }) => tipo?.startsWith('amount-'))) return
  for (const match of plainText(Descrizione.replace(/<[^>]*>/g, ' ')).matchAll(NAMED_AMOUNT)) {
    const valore = match[0]
    const amount = readAmount(match[2] ?? match[4] ?? '').valore
    const of = /spes|investiment/i.test(valore) && !/contribut|agevolazion/i.test(valore) ? 'spesa' : 'agevolazione'
    const campo = `${of}${/minim/i.test(match[1] ?? match[3] ?? '') ? 'Min' : 'Max'}` as AmountField
    flags.ask('amount-only-in-text', { campo, valore, proposta: amount ? { [campo]: amount } : null })
  }
}

interface Amount {
  valore?: number
  tipo?: Question
  /** Where it has other words than others of its kind. */
  domanda?: Question
  proposta?: number
}

const PLACEHOLDER = /^(?:1|0\.01|1{6,}|123456(?:7(?:89?)?)?|9{5,}(?:\.9+)?|10{9,})$/
const SILENT =
  /^(?:non\s+(?:previst|specificat|indicat|disponibil|applicabil|definit|quantificat)\p{L}+|(?:da|in\s+(?:corso|fase)\s+di|in\s+attesa\s+di)\s+(?:defini|determina|quantifica|stabili)\p{L}+|zero(?:\s+euro)?|illimitat\p{L}|nessun\p{L}*(?:\s+(?:limite|importo|massimale|minimo|massimo))?|n\.?\s?[cda]\.?)$/iu
/** `fino a 50.000 euro per impresa (IVA esclusa)` */
const BEFORE =
  /^(?:(?:importo|contributo|fino|sino|massimo|max\.?|pari|ad?|un|di|del|(?:all[’'])?incirca|circa|ca\.?|c\.a\.?|indicativamente|approssimativamente|complessiv\w+|totale|dotazione(?:\s+finanziaria)?|stanziamento|risorse)\s*[:~≈]?\s+)+(?=[€\d]|eur)|^[~≈]\s*(?=\d)/i
const BEHIND =
  /\s*(?:\/|(?:per|a|ad)\s+(?:ciascun[oa]?\s+|ogni\s+|singol[oa]\s+)?)(?:impresa|progetto|beneficiari[oa]|domanda|soggetto|richiedente)$|\s*\((?![^)]*(?:migliai|\bin\s+mil|\bmln|\bk\b|annu|mes[ei]|giorn|%))(?!\s*milion)[^()\d]*(?:\/00)?\)$|\s(?:circa|ca\.?|a\s+fondo\s+perduto|complessiv[ie]|una\s+tantum)$|\s*(?:\+|oltre|più|al\s+netto\s+(?:di|dell[’'])|esclusa|inclusa)\s*IVA$|\s*[,(]?\s*di\s+cui\s.*$|,?=$/i
const ONE = /\d[\d.,'’]*/

/** `10 milioni di euro`; `0` says nothing, placeholders (`999999`) and several amounts are questions. */
export function parseAmount(text: string): Amount {
  if (SILENT.test(text.trim())) return {}
  const bare = text.trim().replace(BEHIND, '').replace(BEHIND, '').replace(BEFORE, '')
  const { valore, motivo } = readAmount(bare)
  if (motivo !== undefined) return severalIn(text) ?? { tipo: 'amount-unreadable' }
  if (valore === null || valore === 0) return {}
  if (valore < 0) return { tipo: 'amount-unreadable', domanda: 'amount-unreadable/negative' }
  if (!PLACEHOLDER.test(String(valore))) return { valore }
  return { tipo: 'amount-placeholder', ...(valore > 1 && { proposta: valore }) }
}

/** `163000000 (con dm 29/7), 161800000 (con dm 09/08)`: the first is proposed. */
function severalIn(text: string): Amount | null {
  const pieces = text
    .replace(/\([^)]*\)/g, ' ')
    .split(/[;|/\n]|,\s|\s,|\s[-–]\s|\s(?:e|a|più|oltre|di cui|per)\s|\s\+\s/i)
  const amounts = pieces.flatMap(
    (piece) => readAmount(piece.trim()).valore ?? readAmount(ONE.exec(piece)?.[0] ?? '').valore ?? [],
  )
  const [first] = amounts.filter((value) => value >= 1000)
  if (first === undefined) return null
  return { tipo: amounts.length > 1 ? 'amount-several' : 'amount-with-words', proposta: first }
}
