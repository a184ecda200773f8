import { readFileSync } from 'node:fs'

const SOURCE = new URL('../../shell/src/routes.tsx', import.meta.url)

/** Parts that never stop waiting stand there: it has a journey of its own, which looks at it in the same way. */
const SHOWCASE = '/vetrina'

/** Paths of the pages that the shell itself has, as its route table declares them; a module's are in the manifest. */
export const shellRoutes = (): string[] =>
  [...readFileSync(SOURCE, 'utf8').matchAll(/path: '(\/[^']*)'/g)].flatMap(([, path]) =>
    path && path !== SHOWCASE ? path : [],
  )
