import type { Documento } from '@bandiera/domain'
import type { CollectionPolicy } from './audience.ts'
import { token } from './tokens.ts'

// spec §6: documents of the user's companies. `extra` opens a case file and its company, not the documents.
export const docs: CollectionPolicy<Documento> = {
  audience: (_doc, { azienda }) => [
    token.admin,
    ...(azienda ? [token.gestore(azienda.gestoreId), ...azienda.professionisti.map(token.professionista)] : []),
  ],
}
