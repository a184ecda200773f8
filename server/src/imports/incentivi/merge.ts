import { touchedFields, FIELDS, fieldOf, mark, marksOf, READER, SOURCE } from './marks.ts'
import type { Built, Data, ImportedField, ImportOrigin } from './marks.ts'
import { rereadQuestions, isRereadOf, openQuestions, proposedWith, stillSettled } from './questions.ts'
import { blockingQuestions, QUESTION_KINDS, type BandoQuestion, type EditorialState } from '@bandiera/domain'

interface Source {
  idEsterno: string
  raw: unknown
  at: string
}

export interface Issue {
  gestori: readonly string[]
  /** With or without open questions. */
  bozze?: boolean | undefined
}

/**
 * An official call is published at once, unless an open question may change who it is for or until when: then it waits
 * in revision, its gestori kept apart, so that none of them gets it.
 */
export function newData(built: Built, source: Source, { gestori, bozze = false }: Issue): Data {
  const { data, daControllare } = built
  const checked = blockingQuestions({ daControllare }).length > 0 ? 'in_revisione' : 'pubblicato'
  const redazione: EditorialState = bozze ? 'bozza' : checked
  const shown = redazione === 'pubblicato'
  const held = !shown && { gestori: [...gestori] }
  const fonte: ImportOrigin = { ...sourceOf(built, source), campiManuali: [], impronte: marksOf(data), ...held }
  return {
    ...data,
    gestori: shown ? [...gestori] : [],
    redazione,
    ...(shown && { pubblicatoIl: source.at }),
    pubblico: false,
    fonte,
    daControllare,
  }
}

const sourceOf = ({ origini }: Built, { idEsterno, raw, at }: Source): ImportOrigin => ({
  nome: SOURCE,
  idEsterno,
  raw,
  importatoIl: at,
  lettore: READER,
  ...(origini && { origini }),
})

export interface Reading {
  built: Built
  source: Source
  /** The stored record, read by the reader of today; absent when it cannot be read. */
  earlier?: Built | undefined
  /** Questions that only a whole export answers stay open. */
  again?: boolean
}

/** `null` when nothing changes. What a person changed stays; what an earlier reader may have made up is proposed. */
export function mergedData(before: Data, reading: Reading): Data | null {
  const { built, source } = reading
  const fonte: ImportOrigin = before.fonte ?? { nome: SOURCE, idEsterno: source.idEsterno }
  const owned = ownedFields(before, fonte)
  const differing = FIELDS.filter((field) => !owned.has(field) && mark(before[field]) !== mark(built.data[field]))
  const proposed = differing.filter((field) => isProposed(field, before, fonte, reading))
  const changed = differing.filter((field) => !proposed.includes(field))
  const sameSource = mark(fonte.raw) === mark(source.raw)
  const gone = reading.again ? (before.daControllare ?? []).filter(({ tipo }) => tipo === QUESTION_KINDS.sparito) : []
  const asked = [...built.daControllare, ...rereadQuestions(before, built, proposed), ...gone]
  const daControllare = openQuestions(asked, { owned, fonte })
  const risolte = sameSource ? fonte.risolte : stillSettled(fonte, asked)
  const sameQuestions = mark(daControllare) === mark(before.daControllare ?? [])
  if (changed.length === 0 && sameSource && sameQuestions && fonte.lettore === READER) return null

  const { risolte: _settled, ...rest } = fonte
  return {
    ...brought(before, built, changed),
    daControllare,
    fonte: {
      ...rest,
      ...sourceOf(built, source),
      ...(risolte && { risolte }),
      campiManuali: [...(fonte.campiManuali ?? []), ...newlyOwned(fonte, owned)],
      impronte: { ...fonte.impronte, ...marksOf(built.data, changed) },
    } as ImportOrigin,
  }
}

/** A typed grant joined to the record of the same call: typed fields are the person's, empty ones are filled. */
export function joinedData(before: Data, built: Built, source: Source): Data {
  const isEmpty = (value: unknown): boolean =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  const typed = FIELDS.filter((field) => !isEmpty(before[field]))
  const filled = FIELDS.filter((field) => !typed.includes(field) && built.data[field] !== undefined)
  const fonte: ImportOrigin = { ...sourceOf(built, source), campiManuali: typed, impronte: marksOf(built.data, filled) }
  const daControllare = openQuestions(built.daControllare, { owned: new Set(typed), fonte })
  return { ...brought(before, built, filled), daControllare, fonte }
}

/** A grant that a whole export lacks stays, and a person is asked; `null` when that is known. */
export function goneData(before: Data): Data | null {
  const fonte: ImportOrigin = before.fonte!
  const question: BandoQuestion = {
    campo: 'fonte',
    motivo: `${fonte.nome} non lo elenca più: controlla se il bando è stato ritirato`,
    tipo: QUESTION_KINDS.sparito,
  }
  const [open] = openQuestions([question], { owned: new Set(), fonte })
  const flags = before.daControllare ?? []
  if (!open || flags.some(({ tipo }) => tipo === QUESTION_KINDS.sparito)) return null
  return { ...before, daControllare: [...flags, open] }
}

/** Listed fields, and those whose value is no longer the imported one. */
const ownedFields = (before: Data, fonte: ImportOrigin): Set<string> =>
  new Set([...(fonte.campiManuali ?? []).map(fieldOf), ...touchedFields(before, fonte)])

const newlyOwned = ({ campiManuali = [] }: ImportOrigin, owned: ReadonlySet<string>): string[] =>
  [...owned].filter((field) => !campiManuali.map(fieldOf).includes(field))

/** Whether the reader changed and not the source: an earlier reader's value, or an open question about it. */
function isProposed(field: ImportedField, before: Data, fonte: ImportOrigin, { built, earlier }: Reading): boolean {
  if (!proposedWith(field) || !earlier || mark(earlier.data[field]) !== mark(built.data[field])) return false
  const asked = (before.daControllare ?? []).some((one) => isRereadOf(one, field))
  return asked || (fonte.lettore ?? 1) < READER
}

function brought(before: Data, built: Built, fields: readonly ImportedField[]): Data {
  const kept = Object.entries(before).filter(([field]) => !(fields as readonly string[]).includes(field))
  const fresh = fields.flatMap((field) => (built.data[field] === undefined ? [] : [[field, built.data[field]]]))
  return Object.fromEntries([...kept, ...fresh]) as Data
}
