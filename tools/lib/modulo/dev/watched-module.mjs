// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { CompressPlugin } from '../../../webpack/compress-plugin.mjs'
import { moduleConfig } from '../../../webpack/module.mjs'
import { root } from '../../run.mjs'

/**
 * @typedef {object} Watched
 * @property {() => Record<string, any>} modulo its `modulo.json` as it was built last
 * @property {string} folder where its files are
 * @property {() => Promise<void>} stop
 */

/**
 * Builds a module as for a release, again whenever one of its sources changes: a deployed shell runs nothing that has no hash.
 * @param {string} id
 * @param {{ built: () => void, say: (line: string) => void }} told of each build that has no errors, and of what went wrong
 * @returns {Promise<Watched>} once the first build is there
 */
export async function watchModule(id, { built, say }) {
  const folder = mkdtempSync(join(tmpdir(), `bandiera-${id}-`))
  const config = moduleConfig(join(root, id), { production: true })
  const compiler = webpack(
    /** @type {any} */ ({
      ...config,
      output: { ...config.output, path: folder },
      plugins: config.plugins.filter((plugin) => !(plugin instanceof CompressPlugin)),
    }),
  )
  if (!compiler) throw new Error('webpack refused the configuration')
  /** @type {webpack.Watching | undefined} */
  let watching
  await new Promise((resolve, reject) => {
    watching = compiler.watch({ aggregateTimeout: 200 }, (error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors()) return say(stats.toString('errors-only'))
      built()
      resolve(null)
    })
  })
  return {
    folder,
    modulo: () => JSON.parse(readFileSync(join(folder, 'modulo.json'), 'utf8')),
    async stop() {
      await new Promise((done) => watching?.close(done))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
