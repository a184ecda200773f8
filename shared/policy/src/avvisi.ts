import type { Avviso } from '@bandiera/domain'
import type { CollectionPolicy, WriterFacts } from './policy.ts'
import { token } from './tokens.ts'

const addressed = {
  whose: 'sent to it',
  owns: ({ usrId }: { usrId: string }, { _id }: WriterFacts) => usrId === _id,
}
// only the server creates a notice; its addressee, an admin included, may only mark it as read
const readOwn = { update: { ...addressed, only: ['lettoIl', 'lette'] } }

// A notice names clients of its addressee and shows what it read: no other user sees it, not even an admin.
export const avvisi: CollectionPolicy<Avviso> = {
  audience: ({ usrId }) => [token.user(usrId)],
  writes: { admin: readOwn, editore: readOwn, gestore: readOwn, professionista: readOwn },
}
