import type { Azienda, CollectionName, Collections, Role } from '@bandiera/domain'
import { anything } from './anything.ts'
import { praticaRights } from './write-company.ts'
import { docsRights } from './write-docs.ts'

/** The person who writes; the same record that gives the audience tokens. */
export interface WriterFacts {
  _id: string
  /** company that the record belongs to (case files and documents), as it is before or after the write */
  azienda?: Azienda
}

/** One right of one role on one collection. Absent = refused. */
export interface Right<T> {
  /** Which records `owns` holds for, in the words of docs/policy.md. */
  whose: string
  /** Whether the record belongs to the writer; tried on the image before and on the image after. */
  owns: (record: T, facts: WriterFacts) => boolean
  /** Only these fields may differ between before and after. */
  only?: readonly string[]
  /** These fields may not differ; at insertion they may not be there. */
  locked?: readonly string[]
}

export interface RoleRights<T> {
  insert?: Right<T>
  update?: Right<T>
  delete?: Right<T>
}
type Rules = { [C in CollectionName]: Partial<Record<Role, RoleRights<Collections[C]>>> }

const all = { insert: anything, update: anything, delete: anything }
const created = {
  whose: 'created by it',
  owns: (record: { createdBy: string }, { _id }: WriterFacts) => record.createdBy === _id,
}
const ownCreations = { insert: created, update: { ...created, locked: ['createdBy'] }, delete: created }
const ownCompany = {
  whose: 'that it manages',
  owns: (azienda: Azienda, { _id }: WriterFacts) => azienda.gestoreId === _id,
}
const own = { whose: 'its own', owns: (record: { _id: string }, { _id }: WriterFacts) => record._id === _id }

/** What a person may change in its own record. */
export const OWN_USR_FIELDS = ['name', 'photo', 'telefono', 'preferenze'] as const
/** What a gestore may change in the record of a professionista who works for it. */
export const TEAM_USR_FIELDS = ['name', 'telefono', 'attivo'] as const
/** What only the server writes of a person: the invitation, what registering left behind, and when it came last. */
export const SERVER_USR_FIELDS = ['invito', 'invitatoDa', 'registratoIl', 'privacyIl', 'ultimoAccesso'] as const

const addressed = {
  whose: 'sent to it',
  owns: ({ usrId }: { usrId: string }, { _id }: WriterFacts) => usrId === _id,
}
// the server alone tells, once: who was told may say that it has read, an admin no more than that
const readOwn = { update: { ...addressed, only: ['lettoIl', 'lette'] } }

// people are suspended, never deleted: their name stays on what they did
const notServers = { ...anything, locked: SERVER_USR_FIELDS }
const everyUsr = { insert: notServers, update: notServers }
const ownUsr = { update: { ...own, only: OWN_USR_FIELDS } }

/** Who may write what: default deny, one line per role and collection. The server tries it on every write. */
export const writeRules: Rules = {
  avvisi: { admin: readOwn, editore: readOwn, gestore: readOwn, professionista: readOwn },
  aziende: {
    admin: all,
    gestore: { insert: ownCompany, update: { ...ownCompany, locked: ['gestoreId'] }, delete: ownCompany },
    professionista: {
      update: {
        whose: 'where it is listed',
        owns: (azienda, { _id }) => azienda.professionisti.includes(_id),
        // whose client it is, and whether it still is one, its gestore decides
        locked: ['gestoreId', 'professionisti', 'archiviata'],
      },
    },
  },
  bandi: { admin: all, editore: ownCreations },
  istituti: { admin: all, editore: ownCreations },
  pratiche: { admin: all, ...praticaRights },
  docs: docsRights,
  usr: { admin: everyUsr, editore: ownUsr, gestore: ownUsr, professionista: ownUsr },
  settings: { admin: { update: anything }, editore: { update: anything } },
}

/** A gestore's right on the people who work for it, besides the one on its own record. */
export const teamRight: Right<Collections['usr']> = {
  whose: 'who work for it',
  owns: (usr, { _id }) => usr.role.professionista?.by === _id,
  only: TEAM_USR_FIELDS,
}
