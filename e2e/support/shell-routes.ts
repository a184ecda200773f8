import { readFileSync } from 'node:fs'

const SOURCE = new URL('../../shell/src/routes.tsx', import.meta.url)

/** Paths of the pages that the shell itself has, as its route table declares them; a module's are in the manifest. */
export const shellRoutes = (): string[] =>
  [...readFileSync(SOURCE, 'utf8').matchAll(/path: '(\/[^']*)'/g)].flatMap(([, path]) => path ?? [])
