import type { Bando } from '@bandiera/domain'
import type { CollectionPolicy } from './policy.ts'
import { authored } from './rights.ts'
import { token } from './tokens.ts'

// spec §6: editore = those it created; gestore and its professionisti = those that list the gestore.
export const bandi: CollectionPolicy<Bando> = {
  audience: (bando) => [token.admin, token.editore(bando.createdBy), ...bando.data.gestori.map(token.gestoreListed)],
  ...authored,
}
