// @ts-nocheck: its parameters have no types
import { moduleConfig } from './webpack/module.mjs'
import { serverConfig } from './webpack/server.mjs'
import { shellConfig } from './webpack/shell.mjs'

// One line in every webpack.config.mjs: `export default module(import.meta.dirname)`.
const preset = (build) => (dir) => (_, argv) => build(dir, { production: argv.mode !== 'development' })

/** The host. Writes dist with `shell.json` for the server. */
export const shell = preset(shellConfig)
/** A module. Writes dist with `module.json`. */
export const module = preset(moduleConfig)
/** The backend: `dist/main.mjs`, `dist/import.mjs`, `dist/backup.mjs`, and a file for each of its threads. */
export const server = preset(serverConfig)
