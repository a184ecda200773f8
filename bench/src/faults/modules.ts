import { hasBrowser, openBrowser } from '@bandiera/tools/open-browser'
import { startPortal, type Portal } from '@bandiera/tools/portal'
import Database from 'libsql'
import * as path from 'node:path'
import type { Browser } from 'playwright-core'
import type { Fault } from '../fault.ts'
import { faultyReleases, type FaultyRelease, type Outcome } from '../modules/faulty-releases.ts'
import { buildVersions, promote, publish, typingTo } from '@bandiera/tools/typing'
import { visit } from '../modules/visit.ts'
import { withDataFolder } from '../scratch.ts'
import { withTimeLimit } from '../time-limit.ts'

/** Milliseconds beyond what is promised, for a busy machine. */
const ALLOWED = 4000
/** Minutes that a round may take, the builds of its versions included. */
const LIMIT = 30
const PUBLISHED = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.5.0', '1.6.0']

export const fault: Fault = {
  number: 21,
  title:
    'releases of a module that do not arrive, are not what was published, throw, or do not fit; a registry that is gone',
  invariant:
    'the person has the release before in its place within the time promised, and the rest of the portal works',
  rounds: 1,
  async run({ rounds, say }) {
    if (!hasBrowser) {
      const notRun = 'there is no Chromium: install it, or name it in BANDIERA_CHROMIUM'
      return { rounds: 0, violations: [], figure: '', notRun }
    }
    const browser = await openBrowser()
    try {
      const seen: Line[] = []
      for (let round = 1; round <= rounds; round += 1)
        seen.push(
          ...(await withDataFolder((data) =>
            withDataFolder((built) => withTimeLimit(browser, LIMIT, () => all({ browser, data, built, say }))),
          )),
        )
      const slowest = Math.max(...seen.map(({ ms }) => ms))
      const violations = seen.flatMap(({ violation }) => violation ?? [])
      return { rounds, violations, figure: `${seen.length} cases, the slowest ${(slowest / 1000).toFixed(1)} s` }
    } finally {
      await browser.close()
    }
  },
}

interface Line {
  ms: number
  violation?: string
}

interface Run {
  browser: Browser
  data: string
  built: string
  say: (line: string) => void
}

async function all(run: Run): Promise<Line[]> {
  const { data, built, say } = run
  await buildVersions(built)
  let portal = await startPortal({ data })
  try {
    const cli = typingTo(portal, data)
    await publish(cli, built, PUBLISHED)
    const lines: Line[] = []
    for (const release of faultyReleases) {
      // what held before is what a page goes back to
      await promote(cli, '1.0.0')
      const outcome = await release.run({ cli, built, data, visit: (email) => visit(run.browser, portal.url, email) })
      lines.push(await judged(release, outcome, say))
    }
    breakRegistry(data)
    lines.push(await without(run, portal, 'the registry cannot be read any more'))
    await portal.stop()
    portal = await startPortal({ data })
    lines.push(await without(run, portal, 'the registry cannot be read at the start'))
    return lines
  } finally {
    await portal.stop()
  }
}

/** Says what was seen of the module, and looks at the rest of the portal. */
async function judged(
  { title, sees, within }: Pick<FaultyRelease, 'title' | 'sees' | 'within'>,
  { visit: one, what, ms }: Outcome,
  say: Run['say'],
): Promise<Line> {
  const isIntruded = await one.page.evaluate(() => 'INTRUSO' in window)
  const works = await one.restWorks()
  await one.close()
  say(
    `${title.padEnd(44)} ${what.padEnd(14)} ${(ms / 1000).toFixed(1).padStart(5)} s  the rest ${works ? 'works' : 'DOES NOT WORK'}`,
  )
  const wrong = [
    ...(what === sees ? [] : [`${what} was seen instead of ${sees}`]),
    ...(ms <= within + ALLOWED ? [] : [`it took ${ms.toFixed(0)} ms instead of ${within}`]),
    ...(works ? [] : ['the rest of the portal did not work']),
    ...(isIntruded ? ['a file that was tampered with has run'] : []),
  ]
  return wrong.length > 0 ? { ms, violation: `${title}: ${wrong.join('; ')}` } : { ms }
}

/**
 * A person opens the portal while there is no registry; a running server keeps what it knows, a new one has the built-in
 * modules.
 */
async function without({ browser, say }: Run, portal: Portal, title: string): Promise<Line> {
  const began = performance.now()
  const one = await visit(browser, portal.url)
  const ms = performance.now() - began
  return judged({ title, sees: 'signed in', within: 10_000 }, { visit: one, what: 'signed in', ms }, say)
}

/** Its rows are gone, as after a restore that went wrong. */
function breakRegistry(data: string): void {
  const database = new Database(path.join(data, 'registro.db'))
  database.exec('ALTER TABLE secrets RENAME TO altrove')
  database.close()
}
