import { unusedReleases, GENERATIONS_KEPT } from './collectable.ts'
import { aGeneration, aTenant } from '../test/state.ts'

const now = '2026-11-23T12:00:00.000Z'
const release = (version: string, at = '2026-01-01T00:00:00.000Z') => ({ id: 'mf-bandi', version, at })
const left = (...given: Parameters<typeof unusedReleases>) => unusedReleases(...given).map(({ version }) => version)

it('collects only releases that no channel, generation or open page uses', () => {
  const choice = { version: '1.1.0', lastGood: '1.0.0', canary: { version: '1.2.0', percent: 5 } }
  const state = {
    channels: { 'mf-bandi': { stable: '1.3.0', next: '1.4.0' } },
    tenants: [aTenant('uno.test', aGeneration(1, { 'mf-bandi': choice }))],
  }
  const releases = ['0.9.0', '1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'].map((version) => release(version))
  expect(left(state, releases, { uses: [], now })).toEqual(['0.9.0'])
})

it('keeps what an open page holds for as long as it may still ask', () => {
  const state = { channels: {}, tenants: [] }
  const use = (until: string) => ({ uses: [{ id: 'mf-bandi', version: '1.0.0', until }], now })
  expect(left(state, [release('1.0.0')], use('2026-11-23T12:00:01.000Z'))).toEqual([])
  expect(left(state, [release('1.0.0')], use('2026-11-23T11:59:59.000Z'))).toEqual(['1.0.0'])
})

it('keeps a new release that no page runs yet', () => {
  const state = { channels: {}, tenants: [] }
  expect(left(state, [release('2.0.0', '2026-11-20T00:00:00.000Z')], { uses: [], now })).toEqual([])
})

it('lets go of what only generations beyond the last ten name', () => {
  const generations = Array.from({ length: GENERATIONS_KEPT + 1 }, (_, n) =>
    aGeneration(n + 1, { 'mf-bandi': { version: `1.${n}.0` } }),
  ).toReversed()
  const state = { channels: {}, tenants: [aTenant('uno.test', ...generations)] }
  const releases = [release('1.0.0'), release('1.1.0')]
  expect(left(state, releases, { uses: [], now })).toEqual(['1.0.0'])
})
