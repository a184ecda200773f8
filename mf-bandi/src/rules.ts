import {
  type Bando,
  bandoContradictions,
  CriterioSchema,
  type BandoData,
  fieldRules,
  isWebAddress,
  ruleCheck,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { htmlOfText, textOfHtml } from './parts/html.ts'
import { texts } from './texts.ts'

const { errori } = texts.form

type NumberKey = (typeof NUMBERS)[number]
type ListKey = (typeof LISTS)[number]

/** Form values of a grant: empty texts and numbers mean no value. */
export interface BandoValues
  extends
    Record<(typeof TEXTS)[number], string>,
    Partial<Record<NumberKey, number | undefined>>,
    Required<Pick<BandoData, ListKey>> {
  /** `html` is the stored text, kept unchanged as long as it is not edited. */
  sezioni: { titolo: string; testo: string; html?: string | undefined }[]
  gestori: string[]
  pubblico: boolean
}

const NUMBERS = [
  ...(['spesaMin', 'spesaMax', 'agevolazioneMin', 'agevolazioneMax', 'intensita', 'stanziamento'] as const),
  'stanziamentoResiduo' as const,
]
const TEXTS = [
  ...(['titolo', 'sottotitolo', 'ente', 'link', 'noteFinestra', 'norme', 'procedura', 'regime', 'cumulo'] as const),
  ...(['dataApertura', 'oraApertura', 'dataChiusura', 'oraChiusura', 'chiusuraAnticipata', 'dataGraduatoria'] as const),
  ...(['precompilazioneDal', 'oraPrecompilazioneDal', 'precompilazioneAl', 'oraPrecompilazioneAl'] as const),
  'residuoAl' as const,
]
const LISTS = ['scorrimenti', 'obiettivi', 'forme', 'costi', 'criteri', 'documentiRichiesti', 'premialita'] as const

export function bandoValues({ data }: Pick<Bando, 'data'>): BandoValues {
  const plain = [
    ...TEXTS.map((field) => [field, data[field] ?? '']),
    ...NUMBERS.map((field) => [field, data[field]]),
    ...LISTS.map((field) => [field, data[field] ?? []]),
  ]
  return {
    ...Object.fromEntries(plain),
    sezioni: (data.sezioni ?? []).map(({ titolo, html }) => ({ titolo, html, testo: textOfHtml(html) })),
    gestori: data.gestori,
    pubblico: data.pubblico ?? false,
  }
}

/** The fields of a grant from form values; `undefined` for an empty field. */
export function bandoFields({ sezioni, scorrimenti, ...values }: BandoValues): Partial<BandoData> {
  const some = Object.entries(values)
    .map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
  const texts = sezioni.map(({ titolo, testo, html }) => {
    const touched = html === undefined || textOfHtml(html) !== testo.trim()
    return { titolo: titolo.trim(), html: touched ? htmlOfText(testo) : html }
  })
  const later = scorrimenti.map(({ nota, ...one }) => ({ ...one, ...(nota?.trim() ? { nota: nota.trim() } : {}) }))
  return {
    ...Object.fromEntries(some),
    ...(texts.length > 0 ? { sezioni: texts } : {}),
    ...(later.length > 0 ? { scorrimenti: later } : {}),
  } as Partial<BandoData>
}

/** A whole grant of the form's values, as a reader would see it now. */
export function bandoData(values: BandoValues, before?: BandoData): BandoData {
  return { titolo: '', gestori: [], redazione: before?.redazione ?? 'bozza', ...bandoFields(values) }
}

/**
 * A grant of values as they are typed, for its preview: what cannot be read yet is absent, and `—` where a row has nothing else to show.
 * `left` counts requirements that are not complete.
 */
export function readableBando(values: BandoValues, before?: BandoData): { data: BandoData; left: number } {
  const readable: Record<string, unknown> = { ...values }
  const unread = new Map<string, Set<unknown>>()
  for (const { path } of fields.safeParse(values).error?.issues ?? []) {
    const [field = '', row, part] = path as [string, number?, string?]
    const list = readable[field]
    if (row === undefined || !Array.isArray(list)) readable[field] = EMPTY[field as keyof BandoValues]
    else if (part === undefined || UNREAD.includes(field)) unread.set(field, (unread.get(field) ?? new Set()).add(row))
    else
      readable[field] = list.map((one, at) =>
        at === row ? { ...one, [part]: SHOWN.includes(part) ? '—' : undefined } : one,
      )
  }
  for (const [field, rows] of unread)
    readable[field] = (readable[field] as unknown[]).filter((_one, at) => !rows.has(at))
  return { data: bandoData(readable as unknown as BandoValues, before), left: unread.get('criteri')?.size ?? 0 }
}

/** Lists whose rows say nothing until they are whole. */
const UNREAD: readonly string[] = ['criteri', 'scorrimenti']
/** Texts that a row is about. */
const SHOWN: readonly string[] = ['voce', 'nome', 'testo', 'titolo']

export const newBando = (): BandoValues => bandoValues({ data: { titolo: '', gestori: [] } })
const EMPTY = newBando()

const Text = z.string()
const Day = z.string().check(ruleCheck(fieldRules.data))
const Hour = z.string().check(ruleCheck(fieldRules.ora))
const OptionalNumber = z.optional(z.number())
const Percent = z.optional(z.number().check(z.gte(0, errori.percent), z.lte(100, errori.percent)))
const written = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

const fields = z.object({
  titolo: written(errori.title),
  sottotitolo: Text,
  ente: Text,
  link: Text.check(z.refine((text) => text.trim() === '' || isWebAddress(text.trim()), errori.link)),
  dataApertura: Day,
  oraApertura: Hour,
  dataChiusura: Day,
  oraChiusura: Hour,
  chiusuraAnticipata: Day,
  precompilazioneDal: Day,
  oraPrecompilazioneDal: Hour,
  precompilazioneAl: Day,
  oraPrecompilazioneAl: Hour,
  dataGraduatoria: Day,
  scorrimenti: z.array(
    z.looseObject({
      data: written(errori.scroll).check(ruleCheck(fieldRules.data)),
      importo: OptionalNumber,
      nota: z.optional(Text),
    }),
  ),
  noteFinestra: Text,
  procedura: Text,
  spesaMin: OptionalNumber,
  spesaMax: OptionalNumber,
  agevolazioneMin: OptionalNumber,
  agevolazioneMax: OptionalNumber,
  intensita: Percent,
  stanziamento: OptionalNumber,
  stanziamentoResiduo: OptionalNumber,
  residuoAl: Day,
  obiettivi: z.array(Text),
  forme: z.array(Text),
  costi: z.array(z.looseObject({ voce: written(errori.entry), min: Percent, max: Percent })),
  regime: Text,
  cumulo: Text,
  criteri: z.array(CriterioSchema),
  documentiRichiesti: z.array(
    z.looseObject({
      nome: written(errori.documento),
      obbligatorio: z.boolean(),
      validitaGiorni: z.optional(z.number().check(z.positive(errori.days))),
    }),
  ),
  premialita: z.array(z.looseObject({ testo: written(errori.premialita), punti: OptionalNumber })),
  sezioni: z.array(z.looseObject({ titolo: written(errori.section), testo: written(errori.text) })),
  norme: Text,
  gestori: z.array(Text),
  pubblico: z.boolean(),
})

/** What the form of a grant refuses, each fault at its field; rules between fields are those of the server. */
export const BandoFormSchema = fields.check(({ value, issues }) => {
  for (const { campo, motivo } of bandoContradictions(value as object)) {
    const path = campo.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    issues.push({ code: 'custom', input: value, path, message: motivo })
  }
})
