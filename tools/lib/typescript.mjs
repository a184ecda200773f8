import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

/** From here on `import()` also takes TypeScript files: Node 20 cannot by itself. */
export const acceptTypeScript = () => register('./typescript-hooks.mjs', import.meta.url)

const hooks = pathToFileURL(join(root, 'tools/lib/typescript.mjs')).href

/** Arguments with which a Node process of its own runs TypeScript without a build. */
export const TYPESCRIPT = [
  '--import',
  `data:text/javascript,import {acceptTypeScript} from "${hooks}"; acceptTypeScript()`,
]
