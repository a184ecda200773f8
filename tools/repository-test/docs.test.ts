import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesUnder, workspacesOf } from '../lib/workspaces.mjs'

const root = join(__dirname, '../..')
const pages = filesUnder(root, '', /\.md$/)
const text = (page: string) => readFileSync(join(root, page), 'utf8')
const records = pages.filter((page) => /^docs\/adr\/\d{4}-[a-z0-9-]+\.md$/.test(page))
const numbers = records.map((record) => record.slice('docs/adr/'.length, 'docs/adr/0000'.length))

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

it('names no file in the README of a package that is not there', () => {
  const files = filesUnder(root, '', /\.(?:tsx?|mjs|json)$/)
  const gone = workspacesOf(root).flatMap(({ folder }) =>
    [...text(`${folder}/README.md`).matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
      .map((name) => `${folder}/README.md: ${name}`),
  )
  expect(gone).toEqual([])
})

it.each(records)('%s has the five headings of a record, and one of two statuses', (record) => {
  expect(faultsOf(text(record), numbers)).toEqual([])
})

it('sees a record that is not one', () => {
  const sound =
    '# 1. A\n\n## Date\n\n2026-11-21\n\n## Status\n\naccepted\n\n## Context\n\nB\n\n## Decision\n\nC\n\n## Consequences\n\nD\n'
  expect(faultsOf(sound, ['0001'])).toEqual([])
  expect(faultsOf(sound.replace('accepted', 'superseded by 0002'), ['0001', '0002'])).toEqual([])
  expect(faultsOf(sound.replace('accepted', 'superseded by 0002'), ['0001'])).toEqual(['status: superseded by 0002'])
  expect(faultsOf(sound.replace('accepted', 'Accepted.'), ['0001'])).toEqual(['status: Accepted.'])
  expect(faultsOf(sound.replace('2026-11-21', 'today'), ['0001'])).toEqual(['date: today'])
  expect(faultsOf(sound.replace('## Context', '## Why'), ['0001'])).toEqual([
    'headings: Date, Status, Why, Decision, Consequences',
  ])
  expect(faultsOf(sound.replace('\nC\n', '\nC\n\n### Later\n'), ['0001'])).toEqual(['section: Later'])
  expect(faultsOf(sound.replace('\nC\n', '\n`server/src/gone.ts`\n'), ['0001'])).toEqual(['file: server/src/gone.ts'])
})

it('lists every record once, under a subject', () => {
  const [bySubject = ''] = text('docs/adr/README.md').split('## Folded')
  const subjects = bySubject.split(/^## /m).slice(1)
  const listed = subjects.flatMap((subject) => linksOf(subject))
  expect(listed.sort()).toEqual(records.map((record) => record.replace('docs/adr/', '')).sort())
})

it('says of every number without a file where its decision is', () => {
  const [, folded = ''] = text('docs/adr/README.md').split('## Folded')
  const last = Math.max(...[...numbers, ...rowsOf(folded)].map(Number))
  const all = Array.from({ length: last }, (_, at) => String(at + 1).padStart(4, '0'))
  expect([...numbers, ...rowsOf(folded)].sort()).toEqual(all)
})

it('says in every folder of the workspace what it is for', () => {
  const silent = workspacesOf(root).filter(({ folder }) => !existsSync(join(root, folder, 'README.md')))
  expect(silent.map(({ folder }) => folder)).toEqual([])
})

it('leads from the README to the map first, and to every package', () => {
  const links = linksOf(text('README.md')).filter((link) => link.endsWith('.md'))
  const guides = ['docs/architecture.md', 'docs/tour.md', 'docs/glossary.md', 'docs/domain.md', 'CONTRIBUTING.md']
  expect(links.slice(0, guides.length)).toEqual(guides)
  expect(packagesNotIn(links)).toEqual([])
  expect(packagesNotIn(links.filter((link) => link !== 'shared/wire/README.md'))).toEqual([
    'README.md has no link to shared/wire/README.md',
  ])
})

const packagesNotIn = (links: string[]): string[] =>
  workspacesOf(root)
    .map(({ folder }) => `${folder}/README.md`)
    .filter((readme) => !links.includes(readme))
    .map((readme) => `README.md has no link to ${readme}`)

/** Relative links of a page, code left out, without their anchors. */
function linksOf(page: string): string[] {
  const prose = page.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\((?<target>[^)\s]+)\)/g)]
    .map((match) => (match.groups?.target ?? '').replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
}

/** What a record lacks: its headings and their order, date, status, the titles of later sections, files that it names and that are gone. */
function faultsOf(record: string, known: readonly string[]): string[] {
  const [, ...sections] = record.split(/^## /m)
  const headings = sections.map((section) => section.split('\n', 1)[0] ?? '').join(', ')
  const [date = '', status = ''] = sections.map((section) => section.split('\n').slice(1).join('\n').trim())
  const replacedBy = /^superseded by (\d{4})$/.exec(status)?.[1]
  const later = [...record.matchAll(/^#{3,} (.+)$/gm)].map((match) => match[1] ?? '')
  const files = [...record.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|cjs))`/g)].map((match) => match[1] ?? '')
  return [
    ...(headings === 'Date, Status, Context, Decision, Consequences' ? [] : [`headings: ${headings}`]),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(date) ? [] : [`date: ${date}`]),
    ...(status === 'accepted' || known.includes(replacedBy ?? '') ? [] : [`status: ${status}`]),
    ...later.filter((title) => !/^Amended \d{4}-\d{2}-\d{2}(: .+)?$/.test(title)).map((title) => `section: ${title}`),
    ...files
      .filter((file) => file.startsWith('src/') === false && !existsSync(join(root, file)))
      .map((file) => `file: ${file}`),
  ]
}

/** Numbers in the first column of a table. */
const rowsOf = (table: string): string[] => [...table.matchAll(/^\| (\d{4}) /gm)].map((match) => match[1] ?? '')
