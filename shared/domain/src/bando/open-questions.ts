import type { Bando, BandoData } from './bando.ts'

export type BandoQuestion = NonNullable<BandoData['daControllare']>[number]
type QuestionId = Pick<BandoQuestion, 'campo'> & Partial<Pick<BandoQuestion, 'motivo' | 'tipo' | 'valore'>>

/** Kinds of question that the import itself asks; the readers of a source ask all others. */
export const QUESTION_KINDS = {
  /** A better reader, or a table imported later, reads the source differently; `proposta` is the new reading. */
  riletto: 'reread',
  /** A whole export of the source does not have the grant any more. */
  sparito: 'gone-from-source',
} as const

/** Fields whose questions keep a new grant in revision: closing, territory, activity, size, beneficiaries. */
const BLOCKING = ['dataChiusura', 'oraChiusura', 'chiusuraAnticipata', 'noteFinestra', 'criteri'] as const
/** Criteria that only prefer and exclude no company. */
const MINOR = ['criteri.obiettivo', 'criteri.obiettivi'] as const

/** It may change the eligible companies or the closing: the grant is not published before it is settled. */
export const isBlockingQuestion = ({ campo }: Pick<BandoQuestion, 'campo'>): boolean =>
  BLOCKING.some((field) => isIn(campo, field)) && !MINOR.some((field) => isIn(campo, field))

const isIn = (campo: string, field: string): boolean => {
  const path = campo.replace(/^data\./, '')
  return path === field || path.startsWith(`${field}.`)
}

export const blockingQuestions = ({ daControllare = [] }: Pick<BandoData, 'daControllare'>): BandoQuestion[] =>
  daControllare.filter(isBlockingQuestion)

/** The kind of a question; for a question of an older import its text. */
export const questionKind = ({ tipo, motivo = '' }: QuestionId): string => tipo ?? motivo

/** Key of a question: the field, the kind and the piece of the source, but not its text. */
export const questionKey = (one: QuestionId): string => JSON.stringify([one.campo, questionKind(one), one.valore ?? ''])

/** Questions of one kind about one field; one action settles all of them. */
export interface QuestionGroup {
  campo: string
  tipo: string
  controlli: BandoQuestion[]
}

export function groupQuestions(controlli: readonly BandoQuestion[]): QuestionGroup[] {
  const found = new Map<string, QuestionGroup>()
  for (const one of controlli) {
    const key = JSON.stringify([one.campo, questionKind(one)])
    const group = found.get(key) ?? { campo: one.campo, tipo: questionKind(one), controlli: [] }
    group.controlli.push(one)
    found.set(key, group)
  }
  const groups = [...found.values()]
  return [...groups.filter(isBlockingQuestion), ...groups.filter((group) => !isBlockingQuestion(group))]
}

/** Whether a later reading of the source differs from what the grant holds, so that a person has to choose. */
export const needsReview = ({ data }: Pick<Bando, 'data'>): boolean =>
  (data.daControllare ?? []).some(({ tipo }) => tipo === QUESTION_KINDS.riletto)

/** The gestori of a grant, also before it is published: an import stores those of an unpublished grant apart. */
export const gestoriOfBando = ({ gestori, fonte }: Pick<BandoData, 'gestori' | 'fonte'>): readonly string[] =>
  gestori.length > 0 ? gestori : (fonte?.gestori ?? [])
