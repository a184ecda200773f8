import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const sources = ['server', 'mf-aziende', 'mf-bandi', 'shared/domain', 'shared/finance', 'shared/matching'].map((at) =>
  join(root, at, 'src'),
)
const runners = sources.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\bit\.each\(readingCases\('(.*)'\)\)/g)]),
)

it('the 75 cases of the trade are each run by one package', () => {
  const fixture = readFileSync(join(root, 'shared/factories/data/letture.json'), 'utf8')
  const cases: { id: string; owner: string }[] = JSON.parse(fixture)
  expect(new Set(cases.map(({ id }) => id)).size).toBe(75)
  const owners = [...new Set(cases.map(({ owner }) => owner))]
  expect(runners.map(([, owner]) => owner).sort()).toEqual(owners.sort())
})
