// @ts-check
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const HEADING = /^> nx run @bandiera\/(?<project>[\w-]+):build(?<cached> +\[.*cache\])?/
/** What npm and nx say around a build's own words. */
const NOISE = /^(?:npm warn|> |Nx read|$)/

/**
 * Builds what is missing or older than its sources, through Nx: an unchanged project comes from the cache.
 * Prints one line per project that was built, and the whole output of one that failed.
 * @param {string} root
 * @param {(line: string) => void} [say]
 * @returns {Promise<number>} exit code
 */
export async function build(root, say = (line) => console.log(line)) {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const nx = spawn(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...ARGUMENTS], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = new Promise((done) => nx.once('close', done))
  const sections = readSections(say, seconds)
  await Promise.all([nx.stdout, nx.stderr].map((stream) => readLines(stream, sections.line)))
  const code = Number(await closed)
  if (code === 0) say(sections.summary())
  else say(sections.failure())
  return code
}

const ARGUMENTS = ['run-many', '--target=build', '--outputStyle=static', '--parallel=2']

/** @param {NodeJS.ReadableStream} stream @param {(line: string) => void} take */
async function readLines(stream, take) {
  for await (const line of createInterface({ input: stream })) take(line)
}

/** @param {(line: string) => void} say @param {() => string} seconds */
function readSections(say, seconds) {
  let built = 0
  let cached = 0
  /** @type {string[]} */
  const output = []
  return {
    /** @param {string} line */
    line(line) {
      const heading = HEADING.exec(line)?.groups
      if (heading?.cached) cached += 1
      else if (heading) say(`  ${heading.project?.padEnd(14)} ${seconds()}`)
      if (heading && !heading.cached) built += 1
      if (!NOISE.test(line)) output.push(line)
    },
    summary: () => `build: ${built} built, ${cached} up to date, ${seconds()}`,
    failure: () => [...output, `build: failed after ${seconds()}`].join('\n'),
  }
}
