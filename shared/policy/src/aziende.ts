import type { Azienda } from '@bandiera/domain'
import type { CollectionPolicy } from './audience.ts'
import { token } from './tokens.ts'

// spec §6: gestore = its own; professionista = where it is listed; plus companies referenced by case files shared with
// the user's e-mail (`extra`).
export const aziende: CollectionPolicy<Azienda> = {
  audience: (azienda, { pratiche = [] }) => [
    token.admin,
    token.gestore(azienda.gestoreId),
    ...azienda.professionisti.map(token.professionista),
    ...pratiche.flatMap((pratica) => (pratica.extra ? [token.email(pratica.extra)] : [])),
  ],
}
