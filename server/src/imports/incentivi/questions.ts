import { changesOf, questionKey, type BandoQuestion, bandoDataFields, QUESTION_KINDS } from '@bandiera/domain'
import { type Data, fieldOf, type ImportOrigin, type ImportedField, mark, type Built, type Imported } from './marks.ts'
import type { Flags } from './flags.ts'
import { plainText } from './plain-text.ts'
import type { CatalogueRecord } from './record.ts'

/** Asked about together; a new reading is proposed, not written, where an earlier reader may have made up the value. */
const PROPOSED: readonly (readonly [ImportedField, ...ImportedField[]])[] = [
  ['dataChiusura', 'oraChiusura', 'chiusuraAnticipata'],
  ['criteri'],
  ['spesaMin'],
  ['spesaMax'],
  ['agevolazioneMin'],
  ['agevolazioneMax'],
  ['stanziamento'],
]

/** `null` for a field that is simply brought up to date. */
export const proposedWith = (field: string): readonly ImportedField[] | null =>
  PROPOSED.find((group) => group.includes(field as ImportedField)) ?? null

export const isRereadOf = ({ campo, tipo }: BandoQuestion, field: ImportedField): boolean =>
  tipo === QUESTION_KINDS.riletto && (proposedWith(campo) ?? [campo]).includes(field)

/** One question for each group of fields that are read differently, with the new reading as the proposal. */
export function rereadQuestions(before: Data, built: Built, fields: readonly ImportedField[]): BandoQuestion[] {
  return PROPOSED.flatMap((group) => {
    const differing = group.filter((field) => fields.includes(field))
    if (differing.length === 0) return []
    const part = (data: Partial<Imported>) => Object.fromEntries(differing.map((field) => [field, data[field]]))
    const changes = changesOf(bandoDataFields, part(before), part(built.data), () => null)
    const words = changes.map(({ etichetta, prima, dopo }) => `${etichetta}: ${prima || 'vuoto'} → ${dopo || 'vuoto'}`)
    return [
      {
        campo: group[0],
        motivo: `Riletto dalla fonte. ${words.join('; ')}`,
        tipo: QUESTION_KINDS.riletto,
        valore: mark(part(built.data)),
        proposta: Object.fromEntries(differing.map((field) => [field, built.data[field] ?? null])),
      },
    ]
  })
}

interface Asking {
  /** Fields of a person: nothing is asked about them. */
  owned: ReadonlySet<string>
  fonte: ImportOrigin
}

/** Without those that a person settled or whose field a person changed. */
export function openQuestions(asked: readonly BandoQuestion[], { owned, fonte }: Asking): BandoQuestion[] {
  const settled = new Set((fonte.risolte ?? []).map(questionKey))
  return asked.filter((one) => !owned.has(fieldOf(one.campo)) && !settled.has(questionKey(one)))
}

/** Settled questions that the source may still ask: when it says something else, the old answer is void. */
export const stillSettled = (fonte: ImportOrigin, asked: readonly BandoQuestion[]): ImportOrigin['risolte'] => {
  const keys = new Set(asked.map(questionKey))
  const kept = fonte.risolte?.filter((one) => keys.has(questionKey(one)))
  return kept?.length ? kept : undefined
}

/** Equity is rare, and the text then speaks of it. */
export function askAboutForm({ Forma_agevolazione, Titolo, Descrizione }: CatalogueRecord, flags: Flags): void {
  const only =
    Forma_agevolazione.length > 0 && Forma_agevolazione.every((forma) => /^capitale di rischio$/i.test(forma))
  const said =
    /capital|equity|venture|partecipa(?:zion|tiv)|quot[ae]|fondo di investiment|business angel|start.?up|azionari/i
  if (only && !said.test(plainText(`${Titolo} ${Descrizione}`)))
    flags.ask('form-unlikely', { valore: Forma_agevolazione[0]! })
}

/** A year of the gazette far from the call's, but for one figure: `2005` for `2025`. */
export function askAboutGazette(
  { Gazzetta_ufficiale, Titolo, Data_apertura, Data_ultimo_aggiornamento }: CatalogueRecord,
  flags: Flags,
): void {
  const year = /(?:\/|\s)((?:19|20)\d\d)\s*$/.exec(Gazzetta_ufficiale)?.[1]
  const call = /\b(20\d\d)\b/.exec(Titolo)?.[1] ?? Data_apertura.slice(0, 4) ?? Data_ultimo_aggiornamento.slice(0, 4)
  if (!year || !/^20\d\d$/.test(call)) return
  const figures = [...year].filter((figure, i) => figure !== call[i]).length
  if (figures === 1 && Math.abs(Number(year) - Number(call)) >= 10)
    flags.ask('gazette-year', { words: [year, call], valore: Gazzetta_ufficiale })
}
