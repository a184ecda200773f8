import type { Right, RoleRights, WriterFacts } from './write-rules.ts'

// Case files and documents follow their company: its gestore and its professionisti write them, only the gestore
// deletes. Access through `extra` (an e-mail on the case file) is for reading.
const gestore = ({ _id, azienda }: WriterFacts): boolean => azienda?.gestoreId === _id
const professionista = ({ _id, azienda }: WriterFacts): boolean => azienda?.professionisti.includes(_id) === true
const right = (whose: string, holds: (facts: WriterFacts) => boolean): Right<unknown> => ({
  whose,
  owns: (_record, facts) => holds(facts),
})
const managed = right('of a company that it manages', gestore)
const assigned = right('of a company where it is listed', professionista)

/** Rights on what belongs to a company (pratiche, docs). */
export const companyRights = {
  gestore: { insert: managed, update: managed, delete: managed },
  professionista: { insert: assigned, update: assigned },
} satisfies Record<string, RoleRights<unknown>>

// What a case file is about never changes: another grant is another case file. Whom it is shared with is the gestore's
// decision. How it may go on is no question of rights: the server's effects decide that beside this policy.
const ABOUT = ['bandoId', 'gestoreId', 'aziendaId']

/** Rights on case files. */
export const praticaRights = {
  gestore: { ...companyRights.gestore, update: { ...companyRights.gestore.update, locked: ABOUT } },
  professionista: {
    ...companyRights.professionista,
    update: { ...companyRights.professionista.update, locked: [...ABOUT, 'extra'] },
  },
} satisfies Record<string, RoleRights<unknown>>
