import type { Avviso } from '@bandiera/domain'
import type { CollectionPolicy, WriterFacts } from './policy.ts'
import { token } from './tokens.ts'

const addressed = {
  whose: 'sent to it',
  owns: ({ usrId }: { usrId: string }, { _id }: WriterFacts) => usrId === _id,
}
// the server alone tells, once: who was told may say that it has read, an admin no more than that
const readOwn = { update: { ...addressed, only: ['lettoIl', 'lette'] } }

// What somebody was told says which clients it has and what it read: nobody else's business, not even an admin's.
export const avvisi: CollectionPolicy<Avviso> = {
  audience: ({ usrId }) => [token.user(usrId)],
  writes: { admin: readOwn, editore: readOwn, gestore: readOwn, professionista: readOwn },
}
