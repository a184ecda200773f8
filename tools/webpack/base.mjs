// @ts-nocheck: its parameters have no types
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import MinimizerPlugin from 'minimizer-webpack-plugin'

/** Where packages are, those of this repository included. */
export const installed = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** @param {string} dir folder of the project @returns {{name: string, version: string}} */
export const packageOf = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))

export function baseConfig(dir, production) {
  return {
    mode: production ? 'production' : 'development',
    context: dir,
    devtool: production ? false : 'eval-cheap-module-source-map',
    // sources name their own extension; packages may leave it out
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    resolveLoader: { modules: [installed] },
    // code that throws while it starts is asked anew the next time: webpack keeps it, half started, and hands it out as if it were whole
    output: { path: join(dir, 'dist'), clean: production, strictModuleErrorHandling: true },
    optimization: { minimizer: [smallWithSwc()] },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  }
}

/** swc writes files as small as terser, webpack's own choice, does, and a build takes a third of the time (docs/build.md). */
const smallWithSwc = () => new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })

/** TypeScript and JSX through swc; types are checked apart, by `npm run check`. */
export function swcRule({ target = 'es2022', refresh = false } = {}) {
  const react = { runtime: 'automatic', development: refresh, refresh }
  const jsc = { target, parser: { syntax: 'typescript', tsx: true }, transform: { react } }
  return { test: /\.tsx?$/, exclude: /node_modules/, use: { loader: 'swc-loader', options: { jsc } } }
}
