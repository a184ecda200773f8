import { spawn, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import * as path from 'node:path'
import { row, type Measure, type Row } from '../row.ts'
import { withDataFolder } from '../scratch.ts'

/** Seconds that each step may take on two quiet cores. */
const GOALS = { cold: 8 * 60, unchanged: 20, text: 60, everything: 35 * 60, module: 15 }
const GOAL = 'its goal'
/** What imports finance, and finance. */
const OF_FINANCE = ['finance', 'mf-bandi', 'mf-incroci', 'mf-istituti', 'server']

/** How long a change takes from the keyboard to its result, on a fresh clone with its packages installed. */
export const measure: Measure = {
  title: 'npm test, .ci/run and the first build of a module on a fresh clone, wall time and processor time',
  rows: 6,
  run: (say) =>
    withDataFolder(async (folder) => {
      const clone = path.join(folder, 'clone')
      git(['clone', '--quiet', process.cwd(), clone], process.cwd())
      cpSync('node_modules', path.join(clone, 'node_modules'), { recursive: true, verbatimSymlinks: true })
      const test = (...args: string[]) => ran(['tools/test.mjs', ...args], clone)
      // a step that fails does not take the figures of the others with it: they cost an hour
      const failed: string[] = []
      const told = (what: string, result: Ran): Ran => {
        say(`${what}: ${words(result)}`)
        if (result.code !== 0) failed.push(what)
        return result
      }

      const cold = told('cold', await test())
      const unchanged = told('nothing changed', await test())

      // a text of its screen: the name of its menu entry would play the journeys again, for menus show it on every page
      change(path.join(clone, 'mf-rent/src/texts.ts'), (text) => text.replace('Sto aprendo', 'Apro'))
      const text = await test()
      // a test that compares the text may fail, and shall
      say(`one text of mf-rent: ${words(text)}`)
      git(['checkout', '--quiet', '.'], clone)

      change(path.join(clone, 'shared/finance/src/index.ts'), (source) => `${source}// planted\n`)
      told('finance', await test())
      const strangers = testedIn(clone).filter((project) => !OF_FINANCE.includes(project))
      say(`${strangers.length} packages ran their tests that do not import finance: ${strangers.join(', ')}`)
      git(['checkout', '--quiet', '.'], clone)

      told('a new module', await ran(['tools/module.mjs', 'create', 'provetta'], clone))
      const module = told('first build of a new module', await ran(['tools/build.mjs', 'mf-provetta'], clone))
      // git ignores what was built and linked, and leaves it
      for (const made of ['mf-provetta', 'node_modules/@bandiera/mf-provetta'])
        rmSync(path.join(clone, made), { recursive: true, force: true })
      git(['clean', '--quiet', '-fd'], clone)
      git(['checkout', '--quiet', '.'], clone)

      // as `.ci/run` does
      for (const kept of ['.nx', '.results']) rmSync(path.join(clone, kept), { recursive: true })
      const everything = told('everything', await ran(['tools/test.mjs', '--everything'], clone, { CI: 'true' }))
      if (failed.length > 0) throw new Error(`what failed is not measured: ${failed.join(', ')}`)
      return [
        inTime('npm test, cold', cold, GOALS.cold),
        inTime('npm test, nothing changed', unchanged, GOALS.unchanged),
        inTime('npm test, one text of mf-rent', text, GOALS.text),
        row(
          'packages tested without need',
          '',
          { ours: strangers.length, peer: 1 },
          { against: GOAL, goal: 0, exact: true },
        ),
        inTime('first build of a new module', module, GOALS.module),
        inTime('.ci/run', everything, GOALS.everything),
      ]
    }),
}

interface Ran {
  code: number
  seconds: number
  /** Processor time of the command and all that it started, in seconds. */
  cpu: number
  last: string
  /** Its lines that say what failed. */
  failures: string[]
}

const words = ({ seconds, cpu, last, failures }: Ran) =>
  [`${seconds.toFixed(0)} s, ${cpu.toFixed(0)} s of the processor; ${last}`, ...failures].join('\n    ')
const inTime = (figure: string, { seconds }: Ran, goal: number): Row =>
  row(figure, 's', { ours: seconds, peer: goal }, { against: `${goal} s`, goal: 1 })

function change(file: string, edit: (text: string) => string): void {
  const was = readFileSync(file, 'utf8')
  const now = edit(was)
  if (now === was) throw new Error(`${file} is no longer what this measure changes`)
  writeFileSync(file, now)
}

/** Packages whose tests ran, not from the cache, in the last run. */
function testedIn(clone: string): string[] {
  const tasks = JSON.parse(readFileSync(path.join(clone, '.results/tasks.json'), 'utf8')) as Record<string, string>[]
  return tasks
    .filter(({ target, status }) => target === 'test' && !status!.includes('cache'))
    .map(({ project }) => project!)
    .filter((project) => !['bandiera', 'tools'].includes(project))
}

function git(args: string[], cwd: string): void {
  const { status, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** Children of children count too: the kernel adds up the time of each that was waited for. */
async function ran(args: string[], cwd: string, env: Record<string, string> = {}): Promise<Ran> {
  const script = `
    const { status } = require('node:child_process').spawnSync(process.execPath, ${JSON.stringify(args)}, { stdio: 'inherit' })
    const [, , , , , , , , , , , , , , , user, system] = require('node:fs').readFileSync('/proc/self/stat', 'utf8').replace(/\\(.*\\)/, '()').split(' ')
    console.log('CPU ' + (Number(user) + Number(system)) / 100)
    process.exit(status ?? 1)`
  const began = performance.now()
  const child = spawn(process.execPath, ['-e', script], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  const failures: string[] = []
  let last = ''
  let cpu = 0
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('CPU ')) cpu = Number(line.slice(4))
    else last = line || last
    if (line.startsWith('FAIL')) failures.push(line)
  }
  return { code: await closed, seconds: (performance.now() - began) / 1000, cpu, last, failures }
}
