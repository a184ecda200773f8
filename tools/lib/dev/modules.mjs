// @ts-check
import { join } from 'node:path'
import { moduleConfig } from '../../webpack/module.mjs'
import { root } from '../run.mjs'
import { startCompiler } from './compiler.mjs'
import { firstFree } from './ports.mjs'

/**
 * Serves modules from their sources.
 * @param {string[]} ids
 * @param {number} from first port to try
 * @returns {Promise<{ header: () => string, stop: () => Promise<void> }>} `header` names those that compiled at least
 * once; another one is left to the portal, so that it cannot take the whole page with it
 */
export async function startModules(ids, from) {
  /** @type {{ id: string, base: string, compiler: import('./compiler.mjs').Running }[]} */
  const running = []
  for (const id of ids) {
    const port = await firstFree(from + running.length)
    const base = `http://localhost:${port}/m/${id}/dev/`
    const config = moduleConfig(join(root, id), { production: false, refresh: true, publicPath: base })
    running.push({ id, base, compiler: await startCompiler(config, port) })
  }
  return {
    header: () =>
      running
        .filter(({ compiler }) => compiler.works())
        .map(({ id, base }) => `${id}=${base}`)
        .join(', '),
    async stop() {
      await Promise.all(running.map(({ compiler }) => compiler.stop()))
    },
  }
}
