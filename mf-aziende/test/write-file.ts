import {
  codiceFiscaleCheckLetter,
  legalFormLabels,
  partitaIvaCheckDigit,
  placeCodes,
  type Azienda,
  type Bilancio,
  type LegalForm,
} from '@bandiera/domain'
import type { Random } from '@bandiera/factories/random'
import { GESTORE_ID } from '@bandiera/testing'
import { ATECO_ENTRIES } from './ateco-table.ts'

/** A company, and the text of each of its cells in a file. */
export interface WrittenAzienda {
  azienda: NewRecord
  celle: { campo: string; testo: string; letto: (azienda: NewRecord) => unknown }[]
}

type NewRecord = Omit<Azienda, '_id'>

const digits = (n: number, length: number): string => String(n).padStart(length, '0')
function aTaxCode(random: Random): string {
  if (random.chance(0.2)) {
    const first = `${random.one(['RSSMRA', 'BNCLCU'])}${random.int(60) + 40}A${digits(random.int(28) + 1, 2)}H${digits(random.int(1000), 3)}`
    return `${first}${codiceFiscaleCheckLetter(first)}`
  }
  const ten = `${digits(random.int(9_999_999) + 1, 7)}015`
  return `${ten}${partitaIvaCheckDigit(ten)}`
}
const PLACES = [
  ['015146', 'Milano', 'MI'],
  ['040012', 'Forlì', 'FC'],
  ['080063', 'Reggio di Calabria', 'RC'],
  ['071046', 'San Giovanni Rotondo', 'FG'],
  ['108033', 'Monza', 'MB'],
] as const
const SIX_DIGITS = ATECO_ENTRIES.filter((voce) => voce.digits.length === 6)
/** Codes of one version: the tables decide it. */
const CODES = SIX_DIGITS.filter(
  (voce) => !ATECO_ENTRIES.some((other) => other.versione !== voce.versione && other.digits.startsWith(voce.digits)),
)
const NAMES = ['Officine Verdi', 'Società Agricola La Fonte', '3M & Figli', "Caffè dell'Angolo", 'Rossi; figli']

function aNewAzienda(random: Random): NewRecord {
  const numero = aTaxCode(random)
  const [comune, , , comuneNome = ''] = random.one(PLACES.map(([code, name, sigla]) => [code, name, sigla, name]))
  const { digits: code, versione } = random.one(CODES)
  const bilancio: Bilancio = {
    anno: 2015 + random.int(11),
    ula: (random.int(900) + 1) / 2,
    ricavi: (random.int(90_000) + 1) * 1000,
    totaleAttivo: (random.int(90_000_000) + 100) / 100,
  }
  return {
    ragioneSociale: random.one(NAMES),
    ...(numero.length === 16 ? { codiceFiscale: numero } : { partitaIva: numero, codiceFiscale: numero }),
    formaGiuridica: random.one(Object.keys(LEGAL_FORMS) as LegalForm[]),
    stato: random.one(['attiva', 'inattiva', 'in_liquidazione', 'cessata'] as const),
    dataCostituzione: `${1950 + random.int(75)}-${digits(random.int(12) + 1, 2)}-${digits(random.int(28) + 1, 2)}`,
    telefono: random.one(['+390212345678', '+393401234567', '+39035123456', '+390612345678']),
    rea: `MI-${random.int(9_000_000) + 10_000}`,
    capitaleSociale: random.int(5_000_000) + 1,
    sedi: [{ tipo: 'legale' as const, operativa: true, ...placeCodes({ comune: comune! }), comuneNome }],
    ateco: [{ codice: code.replace(/(\d{2})(?=\d)/g, '$1.'), versione, prevalente: true }],
    bilanci: [bilancio],
    gestoreId: GESTORE_ID,
    professionisti: [],
  }
}

const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
)
const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+(?!\d))/g, '.')
const cents = (n: number): string => n.toFixed(2).replace('.', ',')
const LEGAL_FORMS: Record<string, readonly string[]> = {
  srl: ['S.r.l.', 'SRL', "SOCIETA' A RESPONSABILITA' LIMITATA", 'Società a responsabilità limitata', 's. r. l.'],
  srls: ['S.r.l.s.', 'Srls', 'SRL S', 'srl semplif.', 'Società a responsabilità limitata semplificata'],
  societa_consortile: ['S.c. a r.l.', 'Scarl', 'Cons. a r.l.', 'Società consortile per azioni'],
  altro: ['Studio associato', 'Società di fatto'],
  srl_unipersonale: [
    'S.r.l. unipersonale',
    'S.r.l. a socio unico',
    'S.r.l. unip.',
    "SOCIETA' A RESPONSABILITA' LIMITATA CON UNICO SOCIO",
  ],
  spa: ['S.p.A.', 'SPA', 'Società per azioni', 'Società per azioni con socio unico'],
  snc: ['S.n.c.', 'Società in nome collettivo', 'snc'],
  sas: ['S.a.s.', 'Società in accomandita semplice'],
  ss: ['Società semplice', 'Società semplice agricola', 'S.S.', 'Società agricola semplice'],
  cooperativa: ['Società cooperativa', 'Soc. coop. a r.l.', 'Cooperativa'],
  cooperativa_sociale: ['Società cooperativa sociale', 'Cooperativa sociale', 'Soc. coop. sociale'],
  ditta_individuale: ['Impresa individuale', 'Ditta individuale', 'DITTA INDIVIDUALE'],
}
const STATES: Record<string, readonly string[]> = {
  attiva: ['attivo', 'Attiva', 'ATTIVA', 'Impresa attiva'],
  inattiva: ['Inattiva', 'inattivo', 'non attiva'],
  in_liquidazione: ['In liquidazione', 'in liquidazione volontaria', 'liquidazione', 'in liq.', 'In scioglimento'],
  cessata: ['Cessata', 'cessato', 'cancellata', 'Cessata il 12/03/2023', "Cancellata d'ufficio"],
}

function stylesOf(one: NewRecord, units: number) {
  const numero = one.partitaIva ?? one.codiceFiscale!
  const [year, month = '', dayOf = ''] = one.dataCostituzione!.split('-')
  const [, , sigla] = PLACES.find(([code]) => code === one.sedi![0]!.comune)!
  const { comuneNome = '' } = one.sedi![0]!
  const { codice } = one.ateco![0]!
  const { titolo = '' } = SIX_DIGITS.find((voce) => voce.digits === codice.replaceAll('.', '')) ?? {}
  const [{ ula = 0, ricavi = 0, totaleAttivo = 0, anno: of }] = one.bilanci as [Bilancio]
  const national = one.telefono!.slice(3)
  const zeros = /^0+/.exec(numero)?.[0].length ?? 0
  return {
    numero:
      numero.length === 16
        ? [
            numero,
            numero.toLowerCase(),
            `${numero.slice(0, 6)} ${numero.slice(6, 11)} ${numero.slice(11)}`,
            `${numero}\u200b`,
          ]
        : [
            numero,
            `IT${numero}`,
            `IT ${numero}`,
            `\u200e${numero}`,
            `="${numero}"`,
            zeros < 3 ? numero.slice(zeros) : numero,
            `${numero},00`,
          ],
    forma: LEGAL_FORMS[one.formaGiuridica!]!.concat(legalFormLabels[one.formaGiuridica!]),
    stato: STATES[one.stato!]!,
    data: [
      `${dayOf}/${month}/${year}`,
      one.dataCostituzione!,
      `${year}/${month}/${dayOf}`,
      `${dayOf}.${month}.${year}`,
      `${dayOf}/${month}/${year} 00:00`,
      `${one.dataCostituzione!} 00:00:00`,
      `${Number(dayOf)} ${MONTHS[Number(month) - 1]} ${year}`,
      `${Number(dayOf)}-${MONTHS[Number(month) - 1]!.slice(0, 3)}-${year}`,
    ],
    telefono: [
      one.telefono!,
      national,
      `Tel: ${national}`,
      `0039 ${national}`,
      `${national.slice(0, 3)}/${national.slice(3)}`,
      `Tel. ${national.slice(0, 3)} ${national.slice(3)}`,
      `${national} (ufficio)`,
      `Sig. Rossi ${national}`,
      `Tel. ${national} Fax 0432 123456`,
      `(+39) ${national}`,
    ],
    rea: [
      one.rea!,
      `REA ${one.rea!}`,
      `N. REA ${one.rea!.replace('-', ' ')}`,
      one.rea!.replace('MI-', 'CCIAA di Milano n. '),
      one.rea!.replace('-', ''),
      one.rea!.toLowerCase(),
    ],
    capitale: [
      String(one.capitaleSociale),
      thousands(one.capitaleSociale!),
      `€ ${thousands(one.capitaleSociale!)}`,
      `${thousands(one.capitaleSociale!)},00 euro`,
      `€ ${thousands(one.capitaleSociale!)},00 i.v.`,
    ],
    comune: [
      `${comuneNome} (${sigla})`,
      `${comuneNome}, ${sigla}`,
      `20121 ${comuneNome.toUpperCase()} ${sigla}`,
      `${comuneNome} - ${sigla}`,
      `IT-20121 ${comuneNome} (${sigla})`,
      `${comuneNome} (${sigla}), Italia`,
    ],
    ateco: [
      codice,
      codice.replaceAll('.', ''),
      codice.replaceAll('.', '-').replace(/^(0[1-9]|[12]\d|3[01])-(0\d|1[0-2])-(\d\d)$/, codice),
      `J ${codice}`,
      `ATECO ${codice}`,
      `${codice} - ${titolo}`,
      `Prevalente: ${codice}`,
      `${titolo.replace(/\d/g, '')} (${codice})`,
      codice.replaceAll('.', '·'),
      codice.replaceAll('.', ' '),
    ],
    anno: [String(of), `31/12/${of}`, `Esercizio ${of}`, `dic ${of}`, `${of},00`, `FY${String(of).slice(2)}`],
    ula: [String(ula).replace('.', ','), `${String(ula).replace('.', ',')} addetti`],
    ricavi: [
      String(ricavi / units).replace('.', ','),
      Number.isInteger(ricavi / units) ? thousands(ricavi / units) : String(ricavi / units).replace('.', ','),
    ],
    attivo: [
      cents(totaleAttivo),
      thousands(Math.trunc(totaleAttivo)) + cents(totaleAttivo).slice(-3),
      `€ ${cents(totaleAttivo)}`,
    ],
  }
}

const HEAD: Record<string, readonly string[]> = {
  nome: ['Ragione sociale', 'Denominazione', 'Cliente', 'Nome azienda'],
  numero: ['Partita IVA CF', 'CF/P.IVA', 'Partita IVA / Codice fiscale'],
  forma: ['Forma giuridica', 'Natura giuridica', 'Tipo società'],
  stato: ['Stato', 'Stato attività'],
  data: ['Data costituzione', 'Costituzione'],
  telefono: ['Telefono', 'Tel.', 'Cellulare', 'Telefono aziendale'],
  rea: ['REA', 'Numero REA', 'N. REA'],
  capitale: ['Capitale sociale', 'Capitale sociale (€)'],
  comune: ['Comune', 'Città', 'Comune (Prov.)'],
  ateco: ['Codice ATECO', 'ATECO', 'Cod. Ateco prevalente'],
  anno: ['Anno', 'Anno bilancio', 'Esercizio'],
  ula: ['Addetti', 'Numero dipendenti', 'ULA'],
  attivo: ['Totale attivo', 'Attivo (€)'],
}
const REVENUE_HEADS = [
  [1, ['Fatturato', 'Ricavi (in euro)', 'Ricavi delle vendite']],
  [1000, ['Fatturato (migliaia di euro)', 'Ricavi (€/000)', 'Ricavi migl EUR', 'Fatturato k€']],
  [1_000_000, ['Fatturato (mln di euro)', 'Ricavi M€']],
] as const
const TITLES = ['', 'Elenco clienti\n', 'Studio Bianchi;;;\n\n', 'sep=;\n']

const quoted = (text: string): string => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const FIELD_OPTIONS = [
  'nome',
  'numero',
  'forma',
  'stato',
  'data',
  'telefono',
  'rea',
  'capitale',
  'comune',
  'ateco',
  'anno',
  'ula',
  'ricavi',
  'attivo',
] as const
const KEY = {
  nome: (one) => one.ragioneSociale,
  numero: (one) => [one.partitaIva, one.codiceFiscale],
  forma: (one) => one.formaGiuridica,
  stato: (one) => one.stato,
  data: (one) => one.dataCostituzione,
  telefono: (one) => one.telefono,
  rea: (one) => one.rea,
  capitale: (one) => one.capitaleSociale,
  comune: (one) => one.sedi?.[0]?.comune,
  ateco: (one) => one.ateco,
  anno: (one) => one.bilanci?.map(({ anno: of }) => of),
  ula: (one) => one.bilanci?.[0]?.ula,
  ricavi: (one) => one.bilanci?.[0]?.ricavi,
  attivo: (one) => one.bilanci?.[0]?.totaleAttivo,
} satisfies Record<(typeof FIELD_OPTIONS)[number], (azienda: NewRecord) => unknown>

/** A file of companies drawn at random, each once; its columns and cells in styles drawn too. */
export function aFile(random: Random, lines: number): { testo: string; righe: WrittenAzienda[] } {
  const [units, names] = random.one(REVENUE_HEADS)
  const headers = FIELD_OPTIONS.map((campo) => random.one<string>(campo === 'ricavi' ? names : HEAD[campo]!))
  const distinct = new Map(
    Array.from({ length: lines }, () => aNewAzienda(random)).map((one) => [one.codiceFiscale, one] as const),
  )
  const righe = [...distinct.values()].map((azienda): WrittenAzienda => {
    const ways = { ...stylesOf(azienda, units), nome: [azienda.ragioneSociale] }
    return {
      azienda,
      celle: FIELD_OPTIONS.map((campo) => ({ campo, testo: random.one<string>(ways[campo]), letto: KEY[campo] })),
    }
  })
  const all = [headers, ...righe.map(({ celle }) => celle.map(({ testo }) => testo))]
  return { testo: random.one(TITLES) + all.map((cells) => cells.map(quoted).join(';')).join('\r\n'), righe }
}
