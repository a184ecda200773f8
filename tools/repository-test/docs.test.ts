import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesUnder, workspacesOf } from '../lib/workspaces.mjs'

const root = join(__dirname, '../..')
const pages = filesUnder(root, '', /\.md$/)
const text = (page: string) => readFileSync(join(root, page), 'utf8')
const records = pages.filter((page) => /^docs\/adr\/\d{4}-[a-z0-9-]+\.md$/.test(page))

it('sees the pages it checks', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/tour.md']))
  expect(records.length).toBeGreaterThan(0)
  expect(linksOf('a [b](c.md) `[no](code)` [d](e/f.md#g) [h](https://i.example)')).toEqual(['c.md', 'e/f.md'])
})

it('has no link to a file that is not there', () => {
  const broken = pages.flatMap((page) =>
    linksOf(text(page))
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  )
  expect(broken).toEqual([])
})

it.each(records)('%s has the five headings of a record', (record) => {
  const headings = [...text(record).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(headings).toEqual(['Date', 'Status', 'Context', 'Decision', 'Consequences'])
})

it('lists every record in the index', () => {
  const listed = linksOf(text('docs/adr/README.md'))
  expect(listed.sort()).toEqual(records.map((record) => record.replace('docs/adr/', '')).sort())
})

it('says in every folder of the workspace what it is for', () => {
  const silent = workspacesOf(root).filter(({ folder }) => !existsSync(join(root, folder, 'README.md')))
  expect(silent.map(({ folder }) => folder)).toEqual([])
})

/** Relative links of a page, code left out, without their anchors. */
function linksOf(page: string): string[] {
  const prose = page.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\((?<target>[^)\s]+)\)/g)]
    .map((match) => (match.groups?.target ?? '').replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
}
