import type { Azienda } from '@bandiera/domain'
import type { CollectionPolicy, WriterFacts } from './policy.ts'
import { all } from './rights.ts'
import { token } from './tokens.ts'

const managed = {
  whose: 'that it manages',
  owns: (azienda: Azienda, { _id }: WriterFacts) => azienda.gestoreId === _id,
}
const listed = {
  whose: 'where it is listed',
  owns: (azienda: Azienda, { _id }: WriterFacts) => azienda.professionisti.includes(_id),
}

// spec §6: gestore = its own; professionista = where it is listed; plus companies referenced by case files shared with
// the user's e-mail (`extra`).
export const aziende: CollectionPolicy<Azienda> = {
  audience: (azienda, { pratiche = [] }) => [
    token.admin,
    token.gestore(azienda.gestoreId),
    ...azienda.professionisti.map(token.professionista),
    ...pratiche.flatMap((pratica) => (pratica.extra ? [token.email(pratica.extra)] : [])),
  ],
  writes: {
    admin: all,
    gestore: { insert: managed, update: { ...managed, locked: ['gestoreId'] }, delete: managed },
    // only the gestore decides whose client a company is, and whether it still is one
    professionista: { update: { ...listed, locked: ['gestoreId', 'professionisti', 'archiviata'] } },
  },
  stamp: (doc, { _id, role }) => (role === 'gestore' && doc.gestoreId === undefined ? { ...doc, gestoreId: _id } : doc),
}
