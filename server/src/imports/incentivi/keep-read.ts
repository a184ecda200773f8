import type { RereadReport } from '@bandiera/domain'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Tenants } from '../../tenants/tenants.ts'
import { READER, SOURCE } from './marks.ts'
import { rereadGrants } from './reread.ts'

const SPACE = 'lettore'

interface Following {
  tenants: Pick<Tenants, 'list'>
  onProblem: (problem: string) => void
}

/** Rereads grants at start and after each table that this process replaces. Returns what stops it. */
export function keepGrantsRead({ tenants, onProblem }: Following): () => Promise<void> {
  const ending = new AbortController()
  const all = tenants.list()
  const work = async (): Promise<void> => {
    for (const tenant of all) {
      try {
        await rereadWhereOld(tenant, ending.signal)
      } catch (error) {
        onProblem(`grants of ${tenant.id}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  let running = work()
  const again = (): void => {
    running = running.then(work)
  }
  const forgets = [...new Set(all.map(({ tables }) => tables))].map((tables) => tables.onChange(again))
  return async () => {
    for (const forget of forgets) forget()
    ending.abort()
    await running
  }
}

/** Once for each reader and table, else `null`. A killed start goes on at the next; nodes reach one result. */
export async function rereadWhereOld(tenant: Tenant, signal?: AbortSignal): Promise<RereadReport | null> {
  const now = await readWith(tenant)
  if (signal?.aborted || (await tenant.store.secret(SPACE, SOURCE)) === now) return null
  const report = await rereadGrants(tenant, { by: null, ...(signal && { signal }) })
  if (!signal?.aborted) await tenant.store.transact(null, (tx) => tx.setSecret(SPACE, SOURCE, now))
  return report
}

/** Reader and day of each table, shipped or loaded. */
async function readWith({ tables }: Tenant): Promise<string> {
  const days = (await tables.list()).map(({ nome, giorno, caricata }) => `${nome} ${caricata ?? giorno}`)
  return [READER, ...days].join(', ')
}
