import {
  contraddizioniBando,
  gestoriPrevisti,
  isPassoRedazione,
  labelOf,
  mancanzeBando,
  redazioneLabels,
  type Bando,
  type DatiBando,
  type Mancanza,
  type Redazione,
} from '@bandiera/domain'
import { PortalError } from '../../errors.ts'
import { withFonte } from './bando-source.ts'
import type { WriteEffect } from './effects.ts'
import { invalidField } from '../invalid-field.ts'

/**
 * The editorial work on grants: only legal steps, nothing incomplete is published, when and by whom is written by the server,
 * no write brings in fields that contradict each other, and what a person answers or changes is known to later imports.
 */
export const bandiEffect: WriteEffect<'bandi'> = async ({ usr, before, after }) => {
  if (!after) {
    if (stateOf(before) !== 'bozza') throw new PortalError('BANDO_NOT_DRAFT')
    return null
  }
  const [da, a] = [stateOf(before), stateOf(after)]
  if (!isPassoRedazione(da, a))
    throw new PortalError('BANDO_STEP', labelOf(redazioneLabels, da), labelOf(redazioneLabels, a))
  if (a === 'pubblicato') refusePublication(after.data, da === 'pubblicato' ? before?.data : undefined)
  const [wrong] = newOnes(contraddizioniBando(after.data), before ? contraddizioniBando(before.data) : [])
  if (wrong) throw invalidField('bandi', `data.${wrong.campo}`, wrong.motivo)
  const known = withFonte(before, a === 'pubblicato' ? shown(after) : after)
  return { ...known, data: { ...known.data, redazione: a, ...publication(usr._id, { da, a }, before?.data) } }
}

/** A grant that an import held gets the gestori that were chosen then; from now on they are its own. */
function shown(bando: Bando): Bando {
  if (!bando.data.fonte?.gestori) return bando
  const { gestori: _later, ...fonte } = bando.data.fonte
  return { ...bando, data: { ...bando.data, gestori: [...gestoriPrevisti(bando.data)], fonte } }
}

const stateOf = (bando: Bando | null): Redazione => bando?.data.redazione ?? 'bozza'

/** What is missing, all of it at once; of a grant that is published already only what the write takes away. */
function refusePublication(data: DatiBando, published: DatiBando | undefined): void {
  const missing = newOnes(mancanzeBando(data), published ? mancanzeBando(published) : [])
  if (missing.length > 0) throw new PortalError('BANDO_INCOMPLETE', missing.map(({ motivo }) => motivo).join('; '))
}

const newOnes = (now: readonly Mancanza[], earlier: readonly Mancanza[]): Mancanza[] =>
  now.filter(({ motivo }) => !earlier.some((one) => one.motivo === motivo))

/** Stamps of the last publication: this one, or as they were; a client that sends others changes nothing. */
function publication(uid: string, { da, a }: { da: Redazione; a: Redazione }, before: DatiBando | undefined) {
  if (a === 'pubblicato' && da !== 'pubblicato') {
    return { pubblicatoIl: new Date().toISOString(), pubblicatoDa: uid }
  }
  return { pubblicatoIl: before?.pubblicatoIl, pubblicatoDa: before?.pubblicatoDa }
}
