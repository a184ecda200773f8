import { SERVER_FILE_FIELDS, type Documento } from '@bandiera/domain'
import type { CollectionPolicy } from './policy.ts'
import { anything, companyRights } from './rights.ts'
import { token } from './tokens.ts'

// Only the server writes what the file holds and who uploaded it; not even an admin does. Only the gestore and an admin make a
// document of a client public.
const locked = [...SERVER_FILE_FIELDS]
const { gestore, professionista } = companyRights

// spec §6: documents of the user's companies. `extra` opens a case file and its company, not the documents.
export const docs: CollectionPolicy<Documento> = {
  audience: (_doc, { azienda }) => [
    token.admin,
    ...(azienda ? [token.gestore(azienda.gestoreId), ...azienda.professionisti.map(token.professionista)] : []),
  ],
  writes: {
    admin: { insert: { ...anything, locked }, update: { ...anything, locked }, delete: anything },
    gestore: {
      insert: { ...gestore.insert, locked },
      update: { ...gestore.update, locked },
      delete: gestore.delete,
    },
    professionista: {
      insert: { ...professionista.insert, locked: [...locked, 'pubblico'] },
      update: { ...professionista.update, locked: [...locked, 'pubblico'] },
    },
  },
}
