import type { Bando, Criterio, DatiBando } from '@bandiera/domain'
import { htmlOfText, textOfHtml } from './formato.ts'

type Testi = 'titolo' | 'sottotitolo' | 'ente' | 'link' | 'noteFinestra' | 'norme'
type Date = (typeof DATES)[number]
type Scelte = 'procedura' | 'regime' | 'cumulo'
type Numeri = (typeof NUMBERS)[number]

/** A section as it is edited: `html` is what it was, kept word for word while its text is not touched. */
export interface Sezione {
  titolo: string
  testo: string
  html?: string | undefined
}

/** A grant as its form holds it: an empty text is no value, an empty number neither. */
export interface BandoValues
  extends Record<Testi | Date | Scelte, string>, Partial<Record<Numeri, number | undefined>> {
  scorrimenti: NonNullable<DatiBando['scorrimenti']>
  obiettivi: string[]
  forme: string[]
  costi: NonNullable<DatiBando['costi']>
  criteri: Criterio[]
  documentiRichiesti: NonNullable<DatiBando['documentiRichiesti']>
  premialita: NonNullable<DatiBando['premialita']>
  sezioni: Sezione[]
  gestori: string[]
  pubblico: boolean
}

const NUMBERS = [
  ...(['spesaMin', 'spesaMax', 'agevolazioneMin', 'agevolazioneMax', 'intensita', 'stanziamento'] as const),
  'stanziamentoResiduo' as const,
]
const DATES = [
  ...(['dataApertura', 'oraApertura', 'dataChiusura', 'oraChiusura', 'chiusuraAnticipata', 'dataGraduatoria'] as const),
  ...(['precompilazioneDal', 'oraPrecompilazioneDal', 'precompilazioneAl', 'oraPrecompilazioneAl'] as const),
  'residuoAl' as const,
]

/** What the form shows of a grant. */
export function bandoValues({ data }: Pick<Bando, 'data'>): BandoValues {
  return {
    titolo: data.titolo,
    sottotitolo: data.sottotitolo ?? '',
    ente: data.ente ?? '',
    link: data.link ?? '',
    ...(Object.fromEntries(DATES.map((field) => [field, data[field] ?? ''])) as Record<Date, string>),
    scorrimenti: data.scorrimenti ?? [],
    noteFinestra: data.noteFinestra ?? '',
    procedura: data.procedura ?? '',
    regime: data.regime ?? '',
    cumulo: data.cumulo ?? '',
    norme: data.norme ?? '',
    ...Object.fromEntries(NUMBERS.map((field) => [field, data[field]])),
    obiettivi: data.obiettivi ?? [],
    forme: data.forme ?? [],
    costi: data.costi ?? [],
    criteri: data.criteri ?? [],
    documentiRichiesti: data.documentiRichiesti ?? [],
    premialita: data.premialita ?? [],
    sezioni: (data.sezioni ?? []).map(({ titolo, html }) => ({ titolo, html, testo: textOfHtml(html) })),
    gestori: data.gestori,
    pubblico: data.pubblico ?? false,
  }
}

/** What a form's values say as fields of a grant; a field without a value is `undefined`. */
export function bandoFields({ sezioni, scorrimenti, ...values }: BandoValues): Partial<DatiBando> {
  const fields = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ])
  const some = fields.filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
  const texts = sezioni.map(({ titolo, testo, html }) => {
    const touched = html === undefined || textOfHtml(html) !== testo.trim()
    return { titolo: titolo.trim(), html: touched ? htmlOfText(testo) : html }
  })
  const later = scorrimenti.map(({ nota, ...one }) => ({ ...one, ...(nota?.trim() ? { nota: nota.trim() } : {}) }))
  return {
    ...Object.fromEntries(some),
    ...(texts.length > 0 ? { sezioni: texts } : {}),
    ...(later.length > 0 ? { scorrimenti: later } : {}),
  } as Partial<DatiBando>
}

/** A whole grant of the form's values, as a reader would see it now. */
export function bandoData(values: BandoValues, before?: DatiBando): DatiBando {
  return { titolo: '', gestori: [], redazione: before?.redazione ?? 'bozza', ...bandoFields(values) }
}

/** A new grant: nothing written yet. */
export const nuovoBando = (): BandoValues => bandoValues({ data: { titolo: '', gestori: [] } })
