import { startPortal } from '@bandiera/tools/portal'
import { openPages, type Form, type Judged } from '../lighthouse/judge-page.ts'
import { median, row, type Measure, type Row } from '../row.ts'
import { ONE_TENANT, withDemo } from '../scene/prepared.ts'

/** Each page is judged so often. */
const ROUNDS = 5
const FORMS: readonly Form[] = ['mobile', 'desktop']

interface Page {
  name: string
  path: string
  /** Search engines read it. */
  isPublic: boolean
}

const INSIDE: readonly Page[] = [
  { name: '/incroci', path: '/incroci', isPublic: false },
  { name: '/aziende', path: '/aziende', isPublic: false },
  { name: '/bandi', path: '/bandi', isPublic: false },
]

/** What Lighthouse says of five pages, as on a phone and as on a desk. */
export const measure: Measure = {
  title: 'points that Lighthouse takes off: best practices on every page, SEO on the public ones',
  rows: 14,
  run: (say, { short }) =>
    withDemo(async (data, sessions) => {
      const portal = await startPortal({ data, env: ONE_TENANT })
      const site = `http://localhost:${portal.port}`
      try {
        const grant = await publicGrant(site)
        const open = [
          { name: '/login', path: '/login', isPublic: true },
          { name: 'a public grant', path: grant, isPublic: true },
        ]
        const rows: Row[] = []
        for (const [token, pages] of [[null, open] as const, [sessions.gestore.token, INSIDE] as const]) {
          const judge = await openPages(site, token, { short })
          try {
            for (const page of pages)
              for (const form of FORMS) {
                const seen: Judged[] = []
                for (let n = 0; n < (short ? 1 : ROUNDS); n += 1) seen.push(await judge.page(page.path, form))
                rows.push(...rowsOf(page, form, seen))
                tell(say, `${page.name}, ${form}`, seen)
              }
          } finally {
            await judge.close()
          }
        }
        return rows
      } finally {
        await portal.stop()
      }
    }),
}

/** The first that the sitemap names after the login. */
async function publicGrant(site: string): Promise<string> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const [, path] = /<loc>[^<]*?(\/bando\/[^<]+)<\/loc>/.exec(sitemap) ?? []
  if (!path) throw new Error('the demo has no public grant')
  return path
}

function rowsOf({ name, isPublic }: Page, form: Form, seen: readonly Judged[]): Row[] {
  const off = (what: 'practices' | 'seo') => {
    const points = median(seen.map((one) => one[what]))
    const rest = { against: '100', goal: 0, exact: true }
    return row(
      `${what === 'seo' ? 'SEO' : 'best practices'}, ${name}, ${form}`,
      'points off',
      { ours: 100 - points, peer: 100 },
      rest,
    )
  }
  return isPublic ? [off('practices'), off('seo')] : [off('practices')]
}

function tell(say: (line: string) => void, of: string, seen: readonly Judged[]): void {
  const scores = (['performance', 'accessibility', 'practices', 'seo'] as const).flatMap((what) => {
    const known = seen.flatMap((one) => one[what] ?? [])
    return known.length > 0 ? [`${what} ${Math.round(median(known))}`] : []
  })
  const faults = [...new Set(seen.flatMap((one) => one.faults))]
  say([`${of}: ${scores.join(', ')}`, ...faults].join('; '))
}
