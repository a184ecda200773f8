import type { CollectionPolicy, Right, RoleRights, WriterFacts } from './policy.ts'

export const anything = { whose: 'any', owns: (): boolean => true }
export const all = { insert: anything, update: anything, delete: anything }

const created = {
  whose: 'created by it',
  owns: (record: { createdBy: string }, { _id }: WriterFacts) => record.createdBy === _id,
}

export const authored = {
  writes: {
    admin: all,
    editore: { insert: created, update: { ...created, locked: ['createdBy'] }, delete: created },
  },
  stamp: (doc, { _id, role }) => (role === 'editore' || doc.createdBy === undefined ? { ...doc, createdBy: _id } : doc),
} satisfies Pick<CollectionPolicy<{ createdBy: string }>, 'writes' | 'stamp'>

// Case files and documents follow their company: its gestore and its professionisti write them, only the gestore
// deletes. Access through `extra` (an e-mail on the case file) is for reading.
const right = (whose: string, holds: (facts: WriterFacts) => boolean): Right<unknown> => ({
  whose,
  owns: (_record, facts) => holds(facts),
})
const managed = right('of a company that it manages', ({ _id, azienda }) => azienda?.gestoreId === _id)
const assigned = right(
  'of a company where it is listed',
  ({ _id, azienda }) => azienda?.professionisti.includes(_id) === true,
)

export const companyRights = {
  gestore: { insert: managed, update: managed, delete: managed },
  professionista: { insert: assigned, update: assigned },
} satisfies Record<string, RoleRights<unknown>>
