import { journeys } from '../lib/journey-files.mjs'
import { journeyTargets } from '../nx/journeys.mjs'

const homes = [...new Set(journeys().map(({ home }) => (home === 'portal' ? 'shell' : home)))]

/** The journeys that Nx plays when it is asked for a target of every package. */
function played(target: string): string[] {
  return homes.flatMap((home) => {
    const targets = journeyTargets(home)
    const groups = [target, ...((targets[target]?.dependsOn ?? []) as string[])]
    return [...new Set(groups)].flatMap((group) => {
      const command = String((targets[group]?.options as { command?: string } | undefined)?.command ?? '')
      return /--report \S+ (?<names>.+)$/.exec(command)?.groups?.names?.split(' ') ?? []
    })
  })
}

it.each([
  ['e2e', journeys()],
  ['e2e-short', journeys().filter(({ short }) => short)],
])('%s plays each of its journeys, and each once', (target, all) => {
  expect(played(target).toSorted()).toEqual(all.map(({ name }) => name).toSorted())
})
