import type { Istituto } from '@bandiera/domain'
import type { CollectionPolicy } from './policy.ts'
import { authored } from './rights.ts'
import { token } from './tokens.ts'

// spec §6: editore = those it created; gestore and professionista = those of their manager.
export const istituti: CollectionPolicy<Istituto> = {
  audience: (istituto) => [
    token.admin,
    token.editore(istituto.createdBy),
    ...istituto.gestori.map(token.gestoreListed),
  ],
  ...authored,
}
