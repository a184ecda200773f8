import {
  gestoriOfBando,
  type Bando,
  questionKey,
  bandoContradictions,
  type BandoQuestion,
  type BandoData,
  isEditorialStep,
  labelOf,
  type BandoFault,
  publicationFaults,
  type EditorialState,
  editorialStateLabels,
  QUESTION_KINDS,
  questionKind,
} from '@bandiera/domain'
import { PortalError } from '../../errors.ts'
import { invalidField } from '../checked-record.ts'
import { fieldOf, FIELDS, mark, marksOf } from '../../imports/incentivi/marks.ts'
import type { Data, ImportedField, ImportOrigin } from '../../imports/incentivi/marks.ts'
import type { WriteEffect } from './effect.ts'

/** Legal editorial steps, complete publications, no contradictions; later imports know what a person did. */
export const bandiEffect: WriteEffect<'bandi'> = async ({ usr, before, after }) => {
  if (!after) {
    if (stateOf(before) !== 'bozza') throw new PortalError('BANDO_NOT_DRAFT')
    return null
  }
  const [da, a] = [stateOf(before), stateOf(after)]
  if (!isEditorialStep(da, a))
    throw new PortalError('BANDO_STEP', labelOf(editorialStateLabels, da), labelOf(editorialStateLabels, a))
  if (a === 'pubblicato') refusePublication(after.data, da === 'pubblicato' ? before?.data : undefined)
  const [wrong] = newOnes(bandoContradictions(after.data), before ? bandoContradictions(before.data) : [])
  if (wrong) throw invalidField('bandi', `data.${wrong.campo}`, wrong.motivo)
  const known = withOrigin(before, a === 'pubblicato' ? shown(after) : after)
  return { ...known, data: { ...known.data, redazione: a, ...publication(usr._id, { da, a }, before?.data) } }
}

/** A grant that an import held back gets the gestori that were chosen then. */
function shown(bando: Bando): Bando {
  if (!bando.data.fonte?.gestori) return bando
  const { gestori: _later, ...fonte } = bando.data.fonte
  return { ...bando, data: { ...bando.data, gestori: [...gestoriOfBando(bando.data)], fonte } }
}

const stateOf = (bando: Bando | null): EditorialState => bando?.data.redazione ?? 'bozza'

function refusePublication(data: BandoData, published: BandoData | undefined): void {
  const missing = newOnes(publicationFaults(data), published ? publicationFaults(published) : [])
  if (missing.length > 0) throw new PortalError('BANDO_INCOMPLETE', missing.map(({ motivo }) => motivo).join('; '))
}

const newOnes = (now: readonly BandoFault[], earlier: readonly BandoFault[]): BandoFault[] =>
  now.filter(({ motivo }) => !earlier.some((one) => one.motivo === motivo))

/** Stamps of the last publication: this one, or as they were; a client that sends others changes nothing. */
function publication(uid: string, { da, a }: { da: EditorialState; a: EditorialState }, before: BandoData | undefined) {
  if (a === 'pubblicato' && da !== 'pubblicato') return { pubblicatoIl: new Date().toISOString(), pubblicatoDa: uid }
  return { pubblicatoIl: before?.pubblicatoIl, pubblicatoDa: before?.pubblicatoDa }
}

/**
 * For later imports: a question that is gone is settled, a changed field is the person's. A proposal that was taken
 * stays the source's; one that was refused keeps the value.
 */
function withOrigin(before: Bando | null, after: Bando): Bando {
  const fonte: ImportOrigin | undefined = after.data.fonte
  if (!before?.data.fonte || !fonte) return after
  const settled = goneFrom(before.data.daControllare, after.data.daControllare)
  const taken = takenFields(settled, after.data)
  const refused = settled.flatMap((one) => (isReread(one) ? fieldsOf(one).filter((field) => !taken.has(field)) : []))
  const changed = FIELDS.filter((field) => mark(before.data[field]) !== mark(after.data[field]))
  const own = changed.filter((field) => !taken.has(field) && fonte.impronte?.[field] !== mark(after.data[field]))
  const next = {
    ...fonte,
    ...settledIn(fonte, settled, after.data),
    ...ownedIn(fonte, { own: [...own, ...refused], back: changed.filter((field) => !own.includes(field)) }),
    ...(taken.size > 0 && { impronte: { ...fonte.impronte, ...marksOf(after.data, [...taken]) } }),
  }
  return { ...after, data: { ...after.data, fonte: next } }
}

const isReread = ({ tipo }: BandoQuestion): boolean => tipo === QUESTION_KINDS.riletto
const fieldsOf = ({ proposta = {} }: BandoQuestion): ImportedField[] => FIELDS.filter((field) => field in proposta)

function goneFrom(before: readonly BandoQuestion[] = [], after: readonly BandoQuestion[] = []): BandoQuestion[] {
  const open = new Set(after.map(questionKey))
  return before.filter((one) => !open.has(questionKey(one)))
}

function takenFields(settled: readonly BandoQuestion[], data: Data): Set<ImportedField> {
  const found = settled.filter(isReread).flatMap((one) => {
    const proposed: Record<string, unknown> = one.proposta ?? {}
    return fieldsOf(one).filter((field) => mark(data[field]) === mark(proposed[field] ?? undefined))
  })
  return new Set(found)
}

/** The answers that are known now; a question that is open again, after an undo, is not settled. */
function settledIn(
  fonte: ImportOrigin,
  settled: readonly BandoQuestion[],
  { daControllare = [] }: Data,
): Pick<ImportOrigin, 'risolte'> {
  const open = new Set(daControllare.map(questionKey))
  // a new reading that was taken is no question any more, and one that was refused makes the field a person's
  const asked = settled.filter((one) => !isReread(one))
  const answers = asked.map((one) => ({
    campo: one.campo,
    tipo: questionKind(one),
    ...(one.valore !== undefined && { valore: one.valore }),
  }))
  const all = [...(fonte.risolte ?? []), ...answers].filter((one) => !open.has(questionKey(one)))
  const risolte = [...new Map(all.map((one) => [questionKey(one), one])).values()]
  return risolte.length > 0 || fonte.risolte ? { risolte } : {}
}

/** `own` fields are a person's from now on, `back` those that hold again what was imported. */
function ownedIn(
  fonte: ImportOrigin,
  { own, back }: Record<'own' | 'back', readonly ImportedField[]>,
): Pick<ImportOrigin, 'campiManuali' | 'cambiatiIl'> {
  if (own.length === 0 && !back.some((field) => fonte.cambiatiIl?.[field])) return {}
  const listed = fonte.campiManuali ?? []
  const added = [...new Set(own)].filter((field) => !listed.map(fieldOf).includes(field))
  const now = new Date().toISOString()
  const days = Object.entries(fonte.cambiatiIl ?? {}).filter(([field]) => !(back as readonly string[]).includes(field))
  return {
    campiManuali: [...listed, ...added],
    cambiatiIl: { ...Object.fromEntries(days), ...Object.fromEntries(own.map((field) => [field, now])) },
  }
}
