import { chosenFiles, journeyNames, SHORT } from '../lib/journey-files.mjs'

it('every short journey is there', () => {
  expect(SHORT.filter((name) => !journeyNames().includes(name))).toEqual([])
})

it('the short journeys and the rest are all journeys, each once', () => {
  const both = [...chosenFiles(['--short']), ...chosenFiles(['--rest'])]
  expect(both.toSorted()).toEqual(
    journeyNames()
      .map((name) => `journeys/${name}\\.spec`)
      .toSorted(),
  )
})

it('whoever chooses nothing gets what Playwright is told', () => {
  expect(chosenFiles(['import', '--headed'])).toEqual([])
})
