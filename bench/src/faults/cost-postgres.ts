import { startAsked } from '@bandiera/tools/asked'
import { byAccount } from '../cost/by-account.ts'
import { sendAll } from '../cost/cost-run.ts'
import type { Fault } from '../fault.ts'
import { fault as onSqlite } from './cost.ts'

export const fault: Fault = {
  ...onSqlite,
  number: 32,
  title: 'every costly kind of request of the least account, to a server on PostgreSQL with a heap of 1 GB',
  async run(run) {
    const notRun = (reason: string) => ({ rounds: 0, violations: [], figure: '', notRun: reason })
    const helper = await startAsked('server/test/nodes/nodes-main.ts').catch((error: unknown) => String(error))
    if (typeof helper === 'string') return notRun(`PostgreSQL cannot start: ${helper}`)
    try {
      const { url, reason } = (await helper.ask('database')) as { url?: string; reason?: string }
      if (!url) return notRun(reason ?? '')
      // requests of strangers never reach the database; a short run sends the heaviest at once, beside the burst
      const kinds = run.rounds > 1 ? byAccount : []
      return await sendAll(run, { kinds, env: { BANDIERA_DB: url } })
    } finally {
      await helper.stop()
    }
  },
}
