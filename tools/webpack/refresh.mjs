import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'

const { resolve } = createRequire(import.meta.url)

export const refreshHook = fileURLToPath(new URL('./refresh-hook.js', import.meta.url))

/** Starts React Refresh inside a container: the plugin adds it to ordinary entries only. */
export const refreshEntry = resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js')

/** @param {string} library name of the build: shell and every module have a refresh runtime of their own */
export const refreshPlugin = (library) => new ReactRefreshPlugin({ library, overlay: false })
