// @ts-check
import { register } from 'node:module'

/** From here on `import()` also takes TypeScript files: Node 20 cannot by itself. */
export const acceptTypeScript = () => register('./typescript-hooks.mjs', import.meta.url)
