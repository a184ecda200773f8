/** `usage`: what follows the name of the verb, and what it does; `run` answers the exit code.
 * @typedef {{ usage: string, run: (words: string[]) => Promise<number> }} Verb */

/** Every verb of `npm run module --`; the code of each is loaded when it is asked for. @type {Record<string, Verb>} */
export const VERBS = {
  create: {
    usage: 'NAME                          a new module, mf-NAME, ready to be changed',
    run: async ([name = '']) => (await import('./create.mjs')).createVerb(name),
  },
  key: {
    usage: 'create|register|list|revoke   the keys of the teams',
    run: async (words) => (await import('./key.mjs')).key(words),
  },
  dev: {
    usage: 'mf-x --shell URL              the module of this computer inside a portal that is running',
    run: async (words) => (await import('./dev.mjs')).dev(words),
  },
  verify: {
    usage: 'mf-x                          can the built module be published?',
    run: async (words) => (await import('./publish.mjs')).verify(words),
  },
  publish: {
    usage: 'mf-x [--dry-run]              publishes it; no tenant gets it yet',
    run: async (words) => (await import('./publish.mjs')).publish(words),
  },
  shell: {
    usage: 'verify [--from FOLDER]        can the built shell take the place of the running one?',
    run: async (words) => (await import('./shell.mjs')).shell(words),
  },
  promote: ofOperators(
    'promote',
    'mf-x VERSION [--channel next] gives it to those that follow the channel, or to --tenant',
  ),
  canary: ofOperators('canary', 'mf-x VERSION 10%              gives it to so many users of a hundred'),
  rollback: ofOperators('rollback', '[mf-x] [--to N]               back to the choice before, or to number N'),
  disable: ofOperators('disable', 'mf-x                          takes it away'),
  enable: ofOperators('enable', 'mf-x                          brings it back: it follows the stable channel again'),
  follow: ofOperators('follow', 'mf-x stable|next              follows a channel'),
  floor: ofOperators('floor', 'mf-x VERSION|none             the oldest version that may still run'),
  status: {
    usage: '[mf-x] [--tenant a,b]         what each tenant gets, and why',
    run: async (words) => (await import('./status.mjs')).status(words),
  },
}

/** The former verbs, with their names of today. @type {Record<string, string>} */
const RENAMED = {
  accendi: 'enable',
  annulla: 'rollback',
  canarino: 'canary',
  chiave: 'key',
  crea: 'create',
  minimo: 'floor',
  promuovi: 'promote',
  pubblica: 'publish',
  segui: 'follow',
  spegni: 'disable',
  stato: 'status',
  verifica: 'verify',
}

/** @param {string} verb @param {string} usage @returns {Verb} */
function ofOperators(verb, usage) {
  return { usage, run: async (words) => (await import('./command.mjs')).command(verb, words) }
}

/** What is wrong with a verb that does not exist. @param {string} verb */
export function unknownVerb(verb) {
  if (Object.hasOwn(RENAMED, verb)) return `${verb} is now called ${RENAMED[verb]}: npm run module -- ${RENAMED[verb]}`
  return verb ? `There is no "${verb}".\n\n${usage()}` : usage()
}

const usage = () =>
  [
    'Usage: npm run module -- VERB',
    '',
    ...Object.entries(VERBS).map(([name, { usage: words }]) => `  ${name.padEnd(9)} ${words}`),
    '',
    '  --server URL      the portal, when it is not http://localhost:4000',
    '  --key FILE        the key; else BANDIERA_KEY, else the one for development in the data folder',
    '  --tenant a,b      these tenants only',
    '  --reason TEXT     the reason, which is kept (promote, rollback, disable, ...)',
    '  --urgent          open pages offer to use it at once, without loading again',
    '  --dry-run         says what would happen, and does nothing',
  ].join('\n')
