// The database and the reverse proxy of two nodes, as a journey or a fault asks for them. Nothing of it is in the product.
import { answer } from '@bandiera/factories/answer'
import { NO_POSTGRES, postgresBinaries, startPostgres } from '../postgres.ts'
import { openReverseProxy, type ReverseProxy } from './reverse-proxy.ts'

const server = postgresBinaries() ? await startPostgres() : null
let balancer: ReverseProxy | undefined
const stop = (): void => void Promise.resolve(server?.stop()).finally(() => process.exit())
process.once('SIGTERM', stop)
// who asks is gone without a word
process.once('disconnect', stop)

answer({
  /** Address of the database; where there is none, the reason. */
  database: () => (server ? { url: server.url } : { reason: NO_POSTGRES }),
  /** Rows of a tenant's tables, past the nodes. */
  rows: ({ tenant, sql }: { tenant: string; sql: string }) => server?.sql(`SET search_path TO "${tenant}"; ${sql}`),
  /** Port on which the first of these nodes that answers is reached, or one after the other. */
  balance: async ({ nodes, inTurn }: { nodes: number[]; inTurn?: boolean }) => {
    balancer = await openReverseProxy(nodes, { inTurn })
    return balancer.port
  },
  /** The nodes that connections go to from now on. */
  prefer: (nodes: number[]) => balancer?.prefer(nodes),
})
