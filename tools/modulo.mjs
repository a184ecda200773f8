// @ts-check
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @type {Record<string, { uso: string, run: (args: string[]) => Promise<unknown> }>} */
const VERBS = {
  crea: {
    uso: 'crea NOME    un modulo nuovo, mf-NOME, pronto da modificare',
    run: async ([name = '']) => (await import('./lib/modulo/crea.mjs')).crea(name, { root }),
  },
}

const uso = () =>
  `Uso: npm run modulo -- VERBO\n\n${Object.values(VERBS)
    .map(({ uso }) => `  ${uso}`)
    .join('\n')}`

requireNode()
const [verb = '', ...args] = process.argv.slice(2)
if (Object.hasOwn(VERBS, verb)) {
  await ensureInstalled()
  await VERBS[verb]?.run(args).catch((/** @type {Error} */ error) => {
    console.error(error.message)
    process.exitCode = 1
  })
} else {
  console.error(verb ? `Non conosco «${verb}».\n\n${uso()}` : uso())
  process.exitCode = 1
}
