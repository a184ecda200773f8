import { startAsked, type Asked } from '@bandiera/tools/asked'
import { startPortal, type Portal } from '@bandiera/tools/portal'
import { LOG_SQL, logOf, RECORDS_SQL, recordsOf } from '../history/truth.ts'
import { withDataFolder } from '../scratch.ts'
import { ONE_TENANT, signInAll } from './prepared.ts'
import { perform, type StageOptions } from './stage.ts'
import type { Stage } from './work.ts'

const TENANT = ONE_TENANT.BANDIERA_TENANTS

export interface NodesOptions extends StageOptions {
  /** More for the environment of each node. */
  env?: Record<string, string>
}

/** A stage whose portal is two nodes on one PostgreSQL, behind a reverse proxy that deals connections out in turn. */
export interface NodesScene extends Stage {
  /** Replaces the node that has run longest, as docs/operate.md says; the exit code of the old one, and its milliseconds. */
  replaceOne: () => Promise<{ code: number | null; took: number }>
  /** Those that run, the oldest first. */
  nodes: () => readonly Portal[]
}

/** As `withScene`; a reason instead where PostgreSQL cannot start. */
export async function withNodes(
  options: NodesOptions,
  act: (scene: NodesScene) => Promise<string[]>,
): Promise<string[] | { notRun: string }> {
  const helper = await startAsked('server/test/nodes/nodes-main.ts').catch((error: unknown) => String(error))
  if (typeof helper === 'string') return { notRun: `PostgreSQL cannot start: ${helper}` }
  try {
    const { url, reason } = (await helper.ask('database')) as { url?: string; reason?: string }
    return url ? await withDataFolder((data) => onNodes({ data, url, helper }, options, act)) : { notRun: reason ?? '' }
  } finally {
    await helper.stop()
  }
}

interface Place {
  data: string
  /** Address of the database. */
  url: string
  /** Has the database and the reverse proxy. */
  helper: Asked
}

async function onNodes(
  { data, url, helper }: Place,
  options: NodesOptions,
  act: (scene: NodesScene) => Promise<string[]>,
): Promise<string[]> {
  const start = () => startPortal({ data, env: { ...ONE_TENANT, ...options.env, BANDIERA_DB: url } })
  const nodes = [await start(), await start()]
  const ports = (of: Portal[]) => of.map(({ port }) => port)
  const replaceOne = async () => {
    nodes.push(await start())
    const old = nodes.shift()!
    await helper.ask('prefer', ports(nodes))
    const began = performance.now()
    return { code: await old.stop(), took: performance.now() - began }
  }
  const rows = (sql: string) => helper.ask('rows', { tenant: TENANT, sql })
  const records = async () => recordsOf(await rows(RECORDS_SQL))
  try {
    const site = {
      port: (await helper.ask('balance', { nodes: ports(nodes), inTurn: true })) as number,
      sessions: await signInAll(nodes[0]!.port),
      truth: async () => ({ log: logOf(await rows(LOG_SQL)), records: await records() }),
      records,
      stop: () => Promise.all(nodes.map((node) => node.stop())),
    }
    return await perform(options, site, (stage) => act({ ...stage, replaceOne, nodes: () => nodes }))
  } finally {
    for (const node of nodes) await node.kill()
  }
}
