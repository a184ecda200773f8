import { parseArgs } from 'node:util'
import { chosen, journeys } from './journey-files.mjs'
/** @import { Journey } from './journey-files.mjs' */

/** `npm run e2e` does not understand its words: the message says what to type instead. */
export class UsageError extends Error {}

const OWN = /** @type {const} */ ({
  short: { type: 'boolean' },
  rest: { type: 'boolean' },
  home: { type: 'string' },
  slow: { type: 'string' },
  repeat: { type: 'string' },
  workers: { type: 'string' },
  list: { type: 'boolean' },
  tags: { type: 'boolean' },
  exactly: { type: 'boolean' },
  report: { type: 'string' },
})

/** Switches of Playwright that are used by hand; any other goes behind `--`. */
const PLAYWRIGHTS = /** @type {const} */ ({
  debug: { type: 'boolean' },
  grep: { type: 'string', short: 'g' },
  'grep-invert': { type: 'string' },
  headed: { type: 'boolean' },
  'last-failed': { type: 'boolean' },
  'max-failures': { type: 'string' },
  output: { type: 'string' },
  project: { type: 'string' },
  retries: { type: 'string' },
  timeout: { type: 'string' },
  trace: { type: 'string' },
  ui: { type: 'boolean' },
})

/** What was typed after `npm run e2e --`. @throws {UsageError}
 * @param {readonly string[]} args @param {Journey[]} [all] */
export function optionsOf(args, all = journeys()) {
  const { values, names, rest: further } = parse(args)
  const { short = false, rest = false, home, slow, repeat, workers, list = false, tags = false, exactly } = values
  if (short && rest) throw new UsageError('Choose one: --short runs what npm test plays, --rest all others.')
  const project = values.project ?? 'journeys'
  // the names of the other projects are not names of journeys
  const left = project === 'journeys' ? chosen({ names, short, rest, home, exactly }, all) : []
  if (project === 'journeys') demandJourneys(left, names, home, all)
  const narrowed = left.length < all.length ? left.map(({ name }) => `journeys/${name}\\.spec`) : []
  return {
    journeys: left,
    list,
    tags,
    report: values.report,
    watched: Boolean(values.headed ?? values.ui ?? values.debug),
    env: slow === undefined ? {} : { BANDIERA_E2E_SLOW: String(numberOf('slow', slow, 1)) },
    playwright: [
      `--project=${project}`,
      ...(repeat === undefined ? [] : [`--repeat-each=${wholeOf('repeat', repeat)}`]),
      ...(workers === undefined ? [] : [`--workers=${wholeOf('workers', workers)}`]),
      ...passed(values),
      ...further,
      ...(project === 'journeys' ? narrowed : names),
    ],
  }
}

/** @param {readonly string[]} args */
function parse(args) {
  const end = args.indexOf('--')
  const own = end === -1 ? [...args] : args.slice(0, end)
  try {
    const options = { ...OWN, ...PLAYWRIGHTS }
    const { values, positionals } = parseArgs({ args: own, options, allowPositionals: true })
    return { values, names: positionals, rest: end === -1 ? [] : args.slice(end + 1) }
  } catch (error) {
    throw new UsageError(explained(/** @type {Error & { code?: string }} */ (error)))
  }
}

/** @param {Error & { code?: string }} error of `parseArgs` */
function explained({ code, message }) {
  const name = /'(?<name>-[^\s']*)/.exec(message)?.groups?.name ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `There is no switch ${name}. ${own()} Put rare switches of Playwright behind a second --: npm run e2e -- rent -- ${name}`
  return `${message}.`
}

const own = () =>
  `The switches are ${Object.keys(OWN)
    .map((name) => `--${name}`)
    .join(', ')}.`

/** Switches of Playwright as they were typed. @param {Record<string, string | boolean | undefined>} values */
const passed = (values) =>
  Object.keys(PLAYWRIGHTS)
    .filter((name) => name !== 'project' && values[name] !== undefined)
    // one word: as two, Playwright takes the names of files that follow for values
    .map((name) => (values[name] === true ? `--${name}` : `--${name}=${values[name]}`))

/** @param {readonly Journey[]} left @param {readonly string[]} names
 * @param {string | undefined} home @param {readonly Journey[]} all */
function demandJourneys(left, names, home, all) {
  const unknown = names.find((part) => !all.some(({ name }) => name.includes(part)))
  if (unknown !== undefined)
    throw new UsageError(`No journey has "${unknown}" in its name. npm run e2e -- --list names them all.`)
  const homes = [...new Set(all.map((journey) => journey.home))].toSorted()
  if (home !== undefined && !homes.includes(home))
    throw new UsageError(`No journey is at home in "${home}". Homes are ${homes.join(', ')}.`)
  if (left.length === 0)
    throw new UsageError('No journey is left by what was chosen. npm run e2e -- --list names them all.')
}

/** @param {string} name @param {string} text @param {number} least */
function numberOf(name, text, least) {
  const value = Number(text)
  if (text.trim() === '' || !(value >= least) || !Number.isFinite(value))
    throw new UsageError(`--${name} wants a number from ${least}, not "${text}".`)
  return value
}

/** @param {string} name @param {string} text */
function wholeOf(name, text) {
  const value = numberOf(name, text, 1)
  if (!Number.isInteger(value)) throw new UsageError(`--${name} wants a whole number, not "${text}".`)
  return value
}
