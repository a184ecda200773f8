import { firstRole, managerOf, type Role, type Usr } from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import type { Reader } from '../store/port.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { isTaken } from '../records/unique.ts'
import { PASSWORDS } from './users.ts'

/** What the page of an invitation shows. */
export interface OpenInvito {
  name: string
  email: string
  role: Role
  /** Name of who invites. */
  invitatoDa: string
  /** Name of the manager a professionista will work under. */
  gestore: string | null
  scadeIl: string
}

export interface Registration {
  jwt: string
  name: string
  password: string
  telefono?: string | undefined
  /** Where it is done. */
  address: string
}

/** The invitation behind a link; refuses as `Links.read`. */
export async function readInvito({ store, links }: Tenant, jwt: string): Promise<OpenInvito> {
  const usr = await invitedBy(store, (await links.read(store, 'registrazione', jwt)).uid)
  const { name, email, role, invito } = usr
  const nameOf = async (uid: string | null) => (uid ? ((await store.get('usr', uid))?.doc.name ?? null) : null)
  const gestore = firstRole(role) === 'professionista' ? await nameOf(managerOf(usr)) : null
  return {
    name,
    email,
    role: firstRole(role)!,
    invitatoDa: (await nameOf(invito.da)) ?? '',
    gestore,
    scadeIl: invito.scadeIl,
  }
}

/** Turns the invited person into a user who can sign in; a session token of its first session. */
export async function register(tenant: Tenant, { jwt, address, ...person }: Registration): Promise<string> {
  const { store, links, users, sessions, documents } = tenant
  const { name, password, telefono } = person
  // the link first: nobody makes the server work on passwords without one
  const { email } = await invitedBy(store, (await links.read(store, 'registrazione', jwt)).uid)
  const hash = await users.hash(password, { name, email }, { address })
  const usr = await documents.transact(null, async (writer) => {
    const { uid } = await links.use(writer, 'registrazione', jwt)
    const { invito: _answered, ...invited } = await invitedBy(writer, uid)
    await refuseTaken(writer, invited)
    const now = new Date().toISOString()
    const known = { ...invited, name, attivo: true, registratoIl: now, privacyIl: now }
    const { doc } = await writer.replace('usr', telefono ? { ...known, telefono } : known, 'replace')
    await writer.setSecret(PASSWORDS, uid, hash)
    return doc
  })
  await users.knows(usr.email, { address })
  return (await sessions.start(usr)).token
}

async function invitedBy(reader: Reader, uid: string): Promise<Usr & { invito: NonNullable<Usr['invito']> }> {
  const usr = (await reader.get('usr', uid))?.doc
  if (!usr?.invito) throw new PortalError('LINK_USED')
  return usr as Usr & { invito: NonNullable<Usr['invito']> }
}

/** Two managers may have invited the same address: the first answer counts. */
async function refuseTaken(reader: Reader, usr: Pick<Usr, '_id' | 'email'>): Promise<void> {
  if (await isTaken(reader, usr)) throw new PortalError('EMAIL_TAKEN')
}
