import type { Vista } from '@bandiera/domain'
import type { CollectionPolicy, WriterFacts } from './policy.ts'
import { token } from './tokens.ts'

const forAll = { whose: 'without a gestore', owns: ({ gestoreId }: Vista) => gestoreId === undefined }
const own = { whose: 'its own', owns: ({ gestoreId }: Vista, { _id }: WriterFacts) => gestoreId === _id }

// A name of a view may name a client: those of a gestore stay in its team, not even an admin sees them.
export const viste: CollectionPolicy<Vista> = {
  audience: ({ gestoreId }) => [gestoreId === undefined ? token.account : token.gestoreListed(gestoreId)],
  writes: {
    admin: { insert: forAll, update: forAll, delete: forAll },
    gestore: { insert: own, update: own, delete: own },
  },
}
