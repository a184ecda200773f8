import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importGraph, type Graph } from './test/import-graph.mjs'
import { faultsOfJourney, faultsOfWay, journeysOf, walkOf } from './test/tour.mjs'
import walks from './walks.json'

const root = join(__dirname, '../..')
const page = readFileSync(join(root, 'docs/tour.md'), 'utf8')
const journeys = journeysOf(page)
let graph: Graph
beforeAll(() => void (graph = importGraph(root)))

it('sees the journeys and the imports', () => {
  expect(journeys.map(({ title }) => title.slice(0, 2))).toEqual(['A.', 'B.', 'C.', 'D.', 'E.'])
  expect(graph.size).toBeGreaterThan(1000)
  // an import by the name of a package leads to the file that declares the name, not to the list of its exports
  expect(graph.get('mf-bandi/src/form.tsx')).toContain('shared/live/src/use-writes.ts')
})

it.each(journeys)('joins the files of journey $title by imports, or says how', (journey) => {
  expect(faultsOfJourney(journey, graph)).toEqual([])
})

const way = (...paths: string[]) => faultsOfWay(walkOf(paths), graph)

it('notices a file that is not there', () => {
  expect(way('mf-bandi/src/form.tsx', 'mf-bandi/src/patches.ts')).toEqual(['mf-bandi/src/patches.ts is no source file'])
})

it('names the files that a list leaves out', () => {
  expect(way('mf-bandi/src/list.screen.tsx', 'mf-bandi/src/texts.ts')).toEqual([])
  expect(way('server/src/realm/plugin.ts', 'server/src/realm/write.ts')).toEqual([
    'server/src/realm/write.ts is not joined with an earlier file: the list leaves out server/src/realm/functions.ts',
  ])
})

it('notices a file that no import reaches, and a useless reason', () => {
  expect(way('mf-bandi/src/form.tsx', 'server/src/realm/plugin.ts')).toEqual([
    expect.stringMatching(
      /^no import leads to server\/src\/realm\/plugin.ts: say how the thing gets there \(over HTTP/,
    ),
  ])
  expect(way('mf-bandi/src/form.tsx', 'over HTTP: server/src/realm/plugin.ts')).toEqual([])
  expect(way('mf-bandi/src/form.tsx', 'by magic: server/src/realm/plugin.ts')).toEqual([
    expect.stringContaining('"by magic" is none of'),
  ])
  expect(way('mf-bandi/src/form.tsx', 'given by the page: mf-bandi/src/patch.ts')).toEqual([
    expect.stringContaining('an import joins it with an earlier file'),
  ])
})

it('notices a journey that is too short', () => {
  const [first] = journeys
  const short = { ...first!, stations: first!.stations.slice(0, 3) }
  expect(faultsOfJourney(short, graph)).toEqual([`${first!.title}: 3 files; a journey has 8 to 20`])
})

const figures = Object.entries(walks).map(([name, lines]) => {
  const walk = walkOf(lines)
  const through = walk.filter(({ helps }) => !helps).length
  return { name, walk, through, helpers: walk.length - through }
})

it.each(figures)(
  'walks $name along imports: $through files and $helpers helpers, as the tour says',
  ({ name, walk, ...count }) => {
    expect(faultsOfWay(walk, graph)).toEqual([])
    expect(new Set(walk.map(({ path }) => path)).size).toBe(walk.length)
    const row = new RegExp(`^\\| ${name} .*\\| *(\\d+) *\\| *(\\d+) *\\|$`, 'm').exec(page)
    expect(row?.slice(1).map(Number)).toEqual([count.through, count.helpers])
  },
)
