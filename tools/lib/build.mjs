import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ARGUMENTS = ['run-many', '--target=build', '--outputStyle=static', '--parallel=2']
const HEADING = /^> nx run @bandiera\/(?<project>[\w-]+):build(?<cached> +\[.*cache\])?/
/** What npm and the federation plugin add around webpack's own words. */
const NOISE = /^(?:npm |> |<e> |$)/

/** @typedef {{ project: string, lines: string[] }} Section what one build printed */

/** Builds what is missing or older than its sources, through Nx: the cache has an unchanged project.
 * @param {string} root @param {{ say?: (line: string) => void, only?: string[] }} [options] `only`: ids of projects */
export async function build(root, { say = (line) => console.log(line), only } = {}) {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const projects = only ? ['--projects', only.map((id) => `@bandiera/${id}`).join(',')] : []
  const nx = spawn(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...ARGUMENTS, ...projects], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = new Promise((done) => nx.once('close', done))
  const report = collect((project) => say(`  ${project.padEnd(14)} ${seconds()}`))
  await Promise.all([readLines(nx.stdout, report.line), readLines(nx.stderr, report.line)])
  const code = Number(await closed)
  say(code === 0 ? `build: ${report.counts()}, ${seconds()}` : `${report.failures()}\nbuild: failed after ${seconds()}`)
  return code
}

/** @param {NodeJS.ReadableStream} stream @param {(line: string) => void} take */
async function readLines(stream, take) {
  for await (const line of createInterface({ input: stream })) take(line)
}

/** @param {(project: string) => void} onBuilt */
function collect(onBuilt) {
  let built = 0
  let cached = 0
  /** @type {Section[]} */
  const sections = [{ project: 'nx', lines: [] }]
  return {
    /** @param {string} line */
    line(line) {
      const heading = HEADING.exec(line)?.groups
      if (heading) {
        if (heading.cached) cached += 1
        else built += 1
        sections.push({ project: heading.project ?? '', lines: [] })
        if (!heading.cached) onBuilt(heading.project ?? '')
      } else if (line.startsWith(' NX ')) sections.push({ project: 'nx', lines: [line] })
      else if (!NOISE.test(line)) sections.at(-1)?.lines.push(line)
    },
    counts: () => `${built} built, ${cached} up to date`,
    failures: () =>
      sections
        .filter(({ lines }) => lines.some((line) => /error|fail/i.test(line)))
        .flatMap(({ project, lines }) => lines.map((line) => `${project}: ${line}`))
        .join('\n'),
  }
}
