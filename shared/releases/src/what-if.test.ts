import { aGeneration, aRelease, aState, aTenant } from '../test/state.ts'
import { withoutFeatures, withShell } from './what-if.ts'

const next = { version: '4.0.0', contracts: ['3.0.0', '2.0.0'], shared: { react: '19.3.1' } }

it('says nothing of tenants for whom another shell changes nothing', () => {
  expect(withShell(aState(), next)).toEqual([])
})

it('names the tenants with an older version, and those left without a module that is used', () => {
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

describe('without some features', () => {
  const feature = (key: string, rest: object = {}) => ({ id: 'mf-bandi', key, on: true, fixed: false, ...rest })
  const without = (features: ReturnType<typeof feature>[], ...off: string[]) =>
    withoutFeatures(aState(), aTenant(), { features, off })

  it('a module goes with the last of its features that was on, and stays with another one', () => {
    const both = [feature('bandi'), feature('ricerca'), feature('altro', { on: false })]
    expect(without(both, 'bandi')).toMatchObject([
      { tenant: 'uno.test', id: 'mf-bandi', lost: ['bandi'], after: { version: '1.0.0' }, stranded: false },
    ])
    expect(without(both, 'bandi', 'ricerca')).toMatchObject([
      { lost: ['bandi', 'ricerca'], before: { version: '1.0.0' }, after: { version: null, reason: 'off' } },
    ])
  })

  it('nothing changes for a feature that is off, or that is unknown', () => {
    expect(without([feature('bandi', { on: false })], 'bandi', 'ignota')).toEqual([])
  })

  it('a tenant is stranded without one that it cannot do without', () => {
    expect(without([feature('account', { fixed: true })], 'account')).toMatchObject([{ stranded: true }])
  })
})
