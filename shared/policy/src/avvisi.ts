import type { Avviso } from '@bandiera/domain'
import type { CollectionPolicy } from './audience.ts'
import { token } from './tokens.ts'

// What somebody was told says which clients it has and what it read: nobody else's business, not even an admin's.
export const avvisi: CollectionPolicy<Avviso> = { audience: ({ usrId }) => [token.user(usrId)] }
