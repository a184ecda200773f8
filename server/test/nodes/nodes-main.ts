// The database and the reverse proxy of two nodes, as a journey asks for them. Nothing of it is in the product.
import { answer } from '@bandiera/testing/answer'
import { NO_POSTGRES, postgresBinaries, startPostgres } from '../postgres.ts'
import { openBalancer } from './balancer.ts'

const server = postgresBinaries() ? await startPostgres() : null
const stop = (): void => void Promise.resolve(server?.stop()).finally(() => process.exit())
process.once('SIGTERM', stop)
// who asks is gone without a word
process.once('disconnect', stop)

answer({
  /** Address of the database; where there is none, the reason. */
  database: () => (server ? { url: server.url } : { reason: NO_POSTGRES }),
  /** Port on which the first of these nodes that answers is reached. */
  balance: async (nodes: number[]) => (await openBalancer(nodes)).port,
})
