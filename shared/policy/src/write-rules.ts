import type { Azienda, CollectionName, Collections, Role } from '@bandiera/domain'
import { companyRights } from './write-company.ts'

/** The person who writes; the same record that gives the audience tokens. */
export interface WriterFacts {
  _id: string
  /** company that the record belongs to (case files and documents), as it is before or after the write */
  azienda?: Azienda
}

/** One right of one role on one collection. Absent = refused. */
export interface Right<T> {
  /** Whether the record belongs to the writer; tried on the image before and on the image after. */
  owns: (record: T, facts: WriterFacts) => boolean
  /** Only these fields may differ between before and after. */
  only?: readonly string[]
  /** These fields may not differ. */
  locked?: readonly string[]
}

export interface RoleRights<T> {
  insert?: Right<T>
  update?: Right<T>
  delete?: Right<T>
}
type Rules = { [C in CollectionName]: Partial<Record<Role, RoleRights<Collections[C]>>> }

const anything = { owns: () => true }
const all = { insert: anything, update: anything, delete: anything }
const created = { owns: (record: { createdBy: string }, { _id }: WriterFacts) => record.createdBy === _id }
const ownCreations = { insert: created, update: { ...created, locked: ['createdBy'] }, delete: created }
const ownCompany = { owns: (azienda: Azienda, { _id }: WriterFacts) => azienda.gestoreId === _id }
const own = { owns: (record: { _id: string }, { _id }: WriterFacts) => record._id === _id }

/** What a person may change in its own record. */
export const OWN_USR_FIELDS = ['name', 'photo', 'telefono', 'preferenze', 'ultimoAccesso'] as const
/** What a gestore may change in the record of a professionista who works for it. */
export const TEAM_USR_FIELDS = ['name', 'telefono', 'attivo'] as const

const ownUsr = { update: { ...own, only: OWN_USR_FIELDS } }

/** Who may write what: default deny, one line per role and collection. The server tries it on every write. */
export const writeRules: Rules = {
  aziende: {
    admin: all,
    gestore: { insert: ownCompany, update: { ...ownCompany, locked: ['gestoreId'] }, delete: ownCompany },
    professionista: {
      update: {
        owns: (azienda, { _id }) => azienda.professionisti.includes(_id),
        locked: ['gestoreId', 'professionisti'],
      },
    },
  },
  bandi: { admin: all, editore: ownCreations },
  istituti: { admin: all, editore: ownCreations },
  pratiche: { admin: all, ...companyRights },
  docs: { admin: all, ...companyRights },
  usr: { admin: all, editore: ownUsr, gestore: ownUsr, professionista: ownUsr },
  settings: { admin: { update: anything }, editore: { update: anything } },
}

/** A gestore's right on the people who work for it, besides the one on its own record. */
export const teamRight: Right<Collections['usr']> = {
  owns: (usr, { _id }) => usr.role.professionista?.by === _id,
  only: TEAM_USR_FIELDS,
}
