import { freePort, startPortal, type Portal } from '@bandiera/tools/portal'
import { join } from 'node:path'
import { readRecords, readTruth } from '../history/truth.ts'
import { ONE_TENANT, withDemo } from './prepared.ts'
import { perform, type StageOptions } from './stage.ts'
import type { Stage } from './work.ts'

export interface SceneOptions extends StageOptions {
  /** Another way to start the server: as `entry` does, which fails on purpose, or with more in its environment. */
  server?: { entry?: string; env: Record<string, string> }
}

/** A stage whose portal is one server on SQLite. */
export interface Scene extends Stage {
  data: string
  /** The tenant's database. */
  file: string
  portal: () => Portal
  /** As a power cut; starts again and returns the milliseconds until it was ready. */
  killAndRestart: () => Promise<number>
  stopAndRestart: () => Promise<number>
}

/** Sets the scene, lets `act` break what it likes, and returns what the history checker finds in the end. */
export const withScene = (options: SceneOptions, act: (scene: Scene) => Promise<string[]>): Promise<string[]> =>
  withDemo(async (data, sessions) => {
    const { server } = options
    const start = () => startPortal({ data, port, entry: server?.entry, env: { ...ONE_TENANT, ...server?.env } })
    const port = await freePort()
    let portal = await start()
    const file = join(data, 'tenants/localhost.db')
    const again = async (end: () => Promise<unknown>): Promise<number> => {
      await end()
      const began = performance.now()
      portal = await start()
      return performance.now() - began
    }
    const site = {
      port,
      sessions,
      truth: async () => readTruth(file),
      records: async () => readRecords(file),
      stop: () => portal.stop(),
    }
    try {
      return await perform(options, site, (stage) =>
        act({
          ...stage,
          data,
          file,
          portal: () => portal,
          killAndRestart: () => again(() => portal.kill()),
          stopAndRestart: () => again(() => portal.stop()),
        }),
      )
    } finally {
      await portal.kill()
    }
  })
