import type { Plan } from '@bandiera/releases'
import { PortalError } from '../../errors.ts'
import { carryOut } from '../carry-out.ts'
import type { Registry } from '../registry.ts'
import { dropRow, rowOf } from '../rows.ts'
import { forgetCrashes } from './breaker.ts'

/** What an operator says to an alert: all go back, the version stays, or it is seen. */
export const DECISIONS = ['indietro', 'tieni', 'visto'] as const
export type Decision = (typeof DECISIONS)[number]

interface Deciding {
  key: string
  decision: Decision
  by: string
}

/**
 * Ends an alert. `indietro` takes the version away from the tenant and answers the plan of that; with `tieni` who got the version
 * before has it again, and people are counted anew. `SEGNALAZIONE_MISSING` when another operator was faster.
 */
export async function decide(registry: Registry, { key, decision, by }: Deciding): Promise<Plan | null> {
  const alert = await rowOf(registry.store, 'segnalazione', key)
  const [tenant = ''] = alert?.tenants ?? []
  if (!alert || (decision === 'visto') !== (alert.kind === 'ritiro')) throw new PortalError('SEGNALAZIONE_MISSING')
  const { id, version, why } = alert
  if (decision === 'indietro')
    return carryOut(registry, {
      command: { verb: 'trattieni', id, version, tenants: [tenant] },
      by,
      why: `${id} ${version} si è fermato: ${why}`,
      also: (tx) => forgetCrashes(tx, { tenant, id, version }),
    })
  await registry.store.transact(by, async (tx) => {
    if (!(await rowOf(tx, 'segnalazione', key))) throw new PortalError('SEGNALAZIONE_MISSING')
    if (decision === 'tieni') await forgetCrashes(tx, { tenant, id, version })
    await dropRow(tx, 'segnalazione', key)
    await tx.signal({ type: 'registro', tenants: decision === 'tieni' ? [tenant] : [], urgent: false })
  })
  return null
}
