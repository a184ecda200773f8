import { aziendaIdOfPratica, checkEmail, firstRole, type Pratica } from '@bandiera/domain'
import { leadsTeam } from '@bandiera/policy'
import { PortalError } from '../../errors.ts'
import { withAiuto } from './pratica-aiuto.ts'
import { withPasso } from './pratica-step.ts'
import { signedNote } from './pratica-rows.ts'
import type { EffectiveWrite, WriteEffect } from './effects.ts'
import { invalidField, nameInRefusal } from '../invalid-field.ts'

type Write = EffectiveWrite<'pratiche'>

/**
 * The workflow of case files, whoever writes and with whatever client: they open as drafts, go on by legal steps only, and
 * their history and notes are signed here. A grant writes the aid into the company in the same transaction (ADR 0023).
 */
export const praticheEffect: WriteEffect<'pratiche'> = async (write) => {
  const { before, after } = write
  if (!after) return before && before.stato !== 'bozza' ? refuse('PRATICA_DELETE') : null
  const whole = { ...after, ...(await relations(write, before, after)) }
  if (!before) return opened(write, whole)
  const noted = { ...whole, note: signedNote(write, before, whole) }
  const stepped = await withPasso(write, before, noted)
  await withAiuto(write, before, stepped)
  return stepped
}

async function opened(write: Write, after: Pratica): Promise<Pratica> {
  if (after.stato !== 'bozza') throw new PortalError('PRATICA_STEP', 'nuova', after.stato)
  if (after.storico?.length) throw new PortalError('PRATICA_HISTORY', 'storico')
  if (after.extra !== undefined && !leadsTeam(write.usr))
    throw new PortalError('WRITE_FIELD', nameInRefusal('pratiche', 'extra'))
  await refuseForeignBando(write, after)
  const azienda = await write.writer.get('aziende', aziendaIdOfPratica(after._id))
  if (!azienda) throw invalidField('pratiche', '_id', 'l’azienda della pratica non esiste')
  return { ...after, gestoreId: azienda.doc.gestoreId, storico: [], note: signedNote(write, null, after) }
}

/** Who shares the case file and who works on it, as far as this write changes them. */
async function relations(write: Write, before: Pratica | null, after: Pratica): Promise<Partial<Pratica>> {
  const { assegnatoA, extra } = after
  if (assegnatoA !== undefined && assegnatoA !== before?.assegnatoA) await refuseStranger(write, after, assegnatoA)
  if (extra === undefined || extra === before?.extra) return {}
  const checked = checkEmail(extra)
  if (!checked.ok) throw invalidField('pratiche', 'extra', checked.motivo)
  return { extra: checked.valore.toLowerCase() }
}

/** Somebody who could not see the case file could not work on it. */
async function refuseStranger({ writer }: Write, { _id }: Pratica, id: string): Promise<void> {
  const azienda = (await writer.get('aziende', aziendaIdOfPratica(_id)))?.doc
  if (azienda && (azienda.gestoreId === id || azienda.professionisti.includes(id))) return
  const usr = (await writer.get('usr', id))?.doc
  if (!usr || firstRole(usr.role) !== 'admin') throw new PortalError('PRATICA_ASSIGNEE')
}

/** A grant that the company's gestore does not have is not one to apply for; an admin sees them all. */
async function refuseForeignBando({ writer, usr }: Write, { _id, bandoId }: Pratica): Promise<void> {
  if (bandoId === undefined) return
  const bando = (await writer.get('bandi', bandoId))?.doc
  const azienda = (await writer.get('aziende', aziendaIdOfPratica(_id)))?.doc
  const listed = bando?.data.gestori.includes(azienda?.gestoreId ?? '')
  if (!bando || (!listed && firstRole(usr.role) !== 'admin')) throw new PortalError('PRATICA_BANDO')
}

function refuse(code: 'PRATICA_DELETE'): never {
  throw new PortalError(code)
}
