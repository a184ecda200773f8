import { aGeneration, aRelease, aState, aTenant } from './testing.ts'
import { withShell } from './what-if.ts'

const next = { version: '4.0.0', contracts: ['3.0.0', '2.0.0'], shared: { react: '19.3.1' } }

it('says nothing of tenants for whom another shell changes nothing', () => {
  expect(withShell(aState(), next)).toEqual([])
})

it('names who would get an older version, and who would be left without a module that is used', () => {
  const releases = [aRelease('1.1.0', { contract: '^2.0.0' }), aRelease('1.2.0', { contract: '^1.0.0' })]
  const choices = { 'mf-bandi': { version: '1.2.0' } }
  const tenants = [
    aTenant('uno.test', aGeneration(1, choices)),
    { ...aTenant('due.test', aGeneration(1, choices, 'due.test')), used: [] },
  ]
  const older = withShell(aState({ releases, tenants }), next)
  expect(older.map(({ tenant, after, stranded }) => [tenant, after.version, stranded])).toEqual([
    ['uno.test', '1.1.0', false],
    ['due.test', '1.1.0', false],
  ])
  const none = withShell(aState({ releases: [releases[1]!], tenants }), next)
  expect(none.map(({ tenant, after, stranded }) => [tenant, after.version, stranded])).toEqual([
    ['uno.test', null, true],
    ['due.test', null, false],
  ])
})
