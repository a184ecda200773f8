import { CAMPI_FILE, type Documento } from '@bandiera/domain'
import { anything } from './anything.ts'
import { companyRights } from './write-company.ts'
import type { RoleRights } from './write-rules.ts'

// What is in the file, and who brought it, is what the server saw: nobody writes it, an admin neither. To make a client's
// paper readable for the whole world is for who answers for the client.
const locked = [...CAMPI_FILE]

/** Rights on documents: those on their company, without what belongs to the server. */
export const docsRights = {
  admin: { insert: { ...anything, locked }, update: { ...anything, locked }, delete: anything },
  gestore: {
    insert: { ...companyRights.gestore.insert, locked },
    update: { ...companyRights.gestore.update, locked },
    delete: companyRights.gestore.delete,
  },
  professionista: {
    insert: { ...companyRights.professionista.insert, locked: [...locked, 'pubblico'] },
    update: { ...companyRights.professionista.update, locked: [...locked, 'pubblico'] },
  },
} satisfies Record<string, RoleRights<Documento>>
