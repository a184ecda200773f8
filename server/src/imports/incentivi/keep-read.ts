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

/**
 * Keeps the stored grants of every tenant read by the present reader and tables: at start, and after each table that is
 * replaced. A table loaded from the terminal counts at the next start. Returns what stops it.
 */
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

/**
 * Reads stored grants again, once for each new reader and table, in small transactions; `null` when they were read with
 * these. A killed start goes on at the next one; nodes that do it at the same time reach the same result.
 */
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
