import { type CollectionName, firstRole, managerOf, utenteState, type Usr } from '@bandiera/domain'
import { PortalError } from '../../errors.ts'
import type { Writer } from '../documents.ts'
import type { Reader } from '../../store/port.ts'
import type { WriteEffect } from './effect.ts'

/** No user suspends itself; one admin and needed managers stay; a professionista leaves its old manager's companies. */
export const usrEffect: WriteEffect<'usr'> = async ({ writer, usr, before, after }) => {
  if (!after) return null
  if (before?.invito && after.attivo !== before.attivo) throw new PortalError('USER_INVITED')
  if (after.attivo === false && after._id === usr._id) throw new PortalError('USER_SELF')
  if (before && isActiveAdmin(before) && !isActiveAdmin(after)) await refuseLastAdmin(writer, before)
  const role = JSON.stringify(before?.role) !== JSON.stringify(after.role)
  if (role) await refuseManager(writer, after)
  if (before && role) await leaveRole(writer, before, after)
  return after
}

const isActiveAdmin = (usr: Usr): boolean => firstRole(usr.role) === 'admin' && utenteState(usr) === 'attivo'

async function refuseLastAdmin(writer: Writer, leaving: Usr): Promise<void> {
  for await (const { doc } of writer.scan('usr')) if (doc._id !== leaving._id && isActiveAdmin(doc)) return
  throw new PortalError('USER_LAST_ADMIN')
}

/** `USER_MANAGER` unless a professionista's manager is a gestore who can sign in. */
export async function refuseManager(writer: Pick<Writer, 'get'>, { role }: Pick<Usr, 'role'>): Promise<void> {
  if (firstRole(role) !== 'professionista') return
  const manager = (await writer.get('usr', role.professionista?.by ?? ''))?.doc
  const fits = manager && firstRole(manager.role) === 'gestore' && utenteState(manager) === 'attivo'
  if (!fits) throw new PortalError('USER_MANAGER')
}

async function leaveRole(writer: Writer, before: Usr, after: Usr): Promise<void> {
  const [was, is] = [firstRole(before.role), firstRole(after.role)]
  if (was === 'gestore' && is !== 'gestore') {
    const needed = await neededFor(writer, before._id)
    if (needed !== '') throw new PortalError('USER_NEEDED', needed)
  }
  if (was === 'professionista' && managerOf(before) !== (is === 'professionista' ? managerOf(after) : null)) {
    await leaveCompanies(writer, before._id)
  }
}

/** Takes a person off every company; they stay with their gestore. */
async function leaveCompanies(writer: Writer, uid: string): Promise<void> {
  const assigned = { anyOf: [{ path: 'professionisti', values: [uid] }] }
  for await (const { doc } of writer.scan('aziende', assigned)) {
    const professionisti = doc.professionisti.filter((id) => id !== uid)
    await writer.replace('aziende', { ...doc, professionisti }, 'update')
  }
}

/** What depends on a gestore, in words (`3 aziende e 1 professionista`); empty when nothing does. */
async function neededFor(reader: Pick<Reader, 'scan'>, uid: string): Promise<string> {
  const aziende = await countOf(reader, 'aziende', 'gestoreId', uid)
  const people = await countOf(reader, 'usr', 'role.professionista.by', uid)
  const parts = [some(aziende, 'azienda', 'aziende'), some(people, 'professionista', 'professionisti')]
  return parts.filter((part) => part !== '').join(' e ')
}

const some = (n: number, one: string, many: string): string => (n === 0 ? '' : `${n} ${n === 1 ? one : many}`)

/** How many records have this value at an indexed path. */
export async function countOf(
  reader: Pick<Reader, 'scan'>,
  coll: CollectionName,
  path: string,
  value: string,
): Promise<number> {
  let n = 0
  for await (const _record of reader.scan(coll, { anyOf: [{ path, values: [value] }] })) n += 1
  return n
}
