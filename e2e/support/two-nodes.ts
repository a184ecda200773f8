import { startAsked } from '@bandiera/tools/asked'
import { startPortal, type Portal } from '@bandiera/tools/portal'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Two servers on one PostgreSQL and one data folder, behind a reverse proxy. */
export interface TwoNodes {
  /** Through the proxy: a page that connects this way is on `first` as long as that lives. */
  front: string
  first: Portal
  second: Portal
  /** Address of a node itself, past the proxy. */
  at: (node: Portal) => string
  stop: () => Promise<void>
}

/** Starts both on the demo data of one tenant. `null` without PostgreSQL: a failure where CI is set, else said aloud. */
export async function startTwoNodes(host: string): Promise<TwoNodes | null> {
  const helper = await startAsked('server/test/nodes/nodes-main.ts')
  const { url, reason } = (await helper.ask('database')) as { url?: string; reason?: string }
  if (!url) {
    await helper.stop()
    const said = `two nodes: NOT TESTED, ${reason}`
    if (process.env.CI) throw new Error(said)
    process.stderr.write(`\n${said}\n`)
    return null
  }
  const data = await mkdtemp(join(tmpdir(), 'bandiera-e2e-nodes-'))
  const start = () => startPortal({ data, env: { BANDIERA_DB: url, BANDIERA_TENANTS: host } })
  const [first, second] = await Promise.all([start(), start()])
  const address = (port: number) => `http://${host}:${port}`
  return {
    front: address((await helper.ask('balance', { nodes: [first.port, second.port] })) as number),
    first,
    second,
    at: ({ port }) => address(port),
    async stop() {
      await Promise.all([first.stop(), second.stop()])
      await helper.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
