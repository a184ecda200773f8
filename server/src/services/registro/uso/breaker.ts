import type { FailureKind, ModuleUse } from '@bandiera/wire'
import { carryOut } from '../carry-out.ts'
import type { Registro } from '../registro.ts'
import { putRow, releaseKey, rowOf } from '../rows.ts'

/** A release that crashes so often within so many milliseconds, whoever sees it, is taken away from the tenant. */
export const CRASHES = 3
const WITHIN = 5 * 60_000
/** Those of the release itself; a line that is down says nothing about it. */
const OWN_FAULTS: readonly FailureKind[] = ['render', 'execution', 'integrity', 'undeclared']

/**
 * Counts crashes that signed-in pages of a tenant report and, at the third within five minutes, puts the tenant back on the
 * version before. A version with nothing before it stays: its own card says that it does not answer.
 */
export async function heedCrashes(registro: Registro, tenant: string, uses: readonly ModuleUse[]): Promise<void> {
  for (const { id, version, failures = [] } of uses) {
    const crashes = failures.filter(({ kind }) => OWN_FAULTS.includes(kind))
    if (crashes.length > 0 && (await isTooMuch(registro, `${tenant}/${releaseKey(id, version)}`, crashes.length)))
      await carryOut(registro, {
        command: { verb: 'trattieni', id, version, tenants: [tenant] },
        by: 'sistema',
        why: `${id} ${version} si è fermato ${CRASHES} volte in 5 minuti: ${crashes[0]!.text}`,
      })
  }
}

async function isTooMuch({ store }: Registro, key: string, count: number): Promise<boolean> {
  return store.transact(null, async (tx) => {
    const now = Date.now()
    const before = (await rowOf(tx, 'guasti', key)) ?? []
    const lately = before.filter((at) => now - Date.parse(at) < WITHIN)
    const all = [...lately, ...Array.from({ length: count }, () => new Date(now).toISOString())].slice(-CRASHES)
    await putRow(tx, 'guasti', key, all)
    return all.length >= CRASHES
  })
}
