import { applyCommand } from './apply-command.ts'
import type { Choice, Command, RegistryState } from './types.ts'
import { plan } from './plan.ts'
import { aGeneration, aRelease, aState, aTenant } from '../test/state.ts'

const id = 'mf-bandi'
const planned = (command: Command, rest: Partial<RegistryState> = {}) => plan(aState(rest), command)
/** What a command chooses for `mf-bandi`, by tenant. */
const chosen = (command: Command, rest: Partial<RegistryState> = {}): Record<string, Choice | undefined> =>
  Object.fromEntries(planned(command, rest).tenants.map(({ tenant, choices }) => [tenant, choices[id]]))

const pinned = aTenant('due.test', aGeneration(1, { [id]: { version: '1.1.0' } }, 'due.test'))
const following = aTenant('tre.test', aGeneration(4, { [id]: { version: '1.1.0', channel: 'next' } }, 'tre.test'))
const tenants = [aTenant(), pinned, following]

describe('promuovi', () => {
  it('moves the channel and its followers, remembers what ran before, and leaves fixed versions alone', () => {
    const answer = planned({ verb: 'promuovi', id, version: '1.2.0' }, { tenants })
    expect(answer.channel).toEqual({ id, channel: 'stable', version: '1.2.0', before: null })
    expect(answer.tenants).toMatchObject([
      { tenant: 'uno.test', n: 1, choices: { [id]: { version: '1.2.0', channel: 'stable', lastGood: '1.0.0' } } },
    ])
    expect(answer.tenants[0]!.changes).toMatchObject([{ before: { version: '1.0.0' }, after: { version: '1.2.0' } }])
    expect(answer.refusals).toEqual([])
  })

  it('to next reaches only its followers', () => {
    expect(chosen({ verb: 'promuovi', id, version: '1.2.0', channel: 'next' }, { tenants })).toEqual({
      'tre.test': { version: '1.2.0', channel: 'next', lastGood: '1.1.0' },
    })
  })

  it('for named tenants fixes the version, also for a tenant that followed a channel', () => {
    expect(chosen({ verb: 'promuovi', id, version: '1.2.0', tenants: ['tre.test'] }, { tenants })).toEqual({
      'tre.test': { version: '1.2.0', lastGood: '1.1.0' },
    })
  })

  it('ends a canary, and the hold on a version that crashed', () => {
    const hold = { tenant: 'uno.test', id, version: '1.2.0' }
    const canary = { [id]: { version: '1.1.0', channel: 'stable' as const, canary: { version: '1.2.0', percent: 10 } } }
    const state = { tenants: [aTenant('uno.test', aGeneration(1, canary))], holds: [hold] }
    const command: Command = { verb: 'promuovi', id, version: '1.2.0' }
    expect(chosen(command, state)).toEqual({
      'uno.test': { version: '1.2.0', channel: 'stable', lastGood: '1.1.0' },
    })
    expect(applyCommand(aState(state), command).holds).toEqual([])
  })

  it('changes nothing where the tenant has it already', () => {
    const state = { tenants: [aTenant('uno.test', aGeneration(1, { [id]: { version: '1.2.0', channel: 'stable' } }))] }
    expect(planned({ verb: 'promuovi', id, version: '1.2.0' }, state)).toMatchObject({ tenants: [], refusals: [] })
  })

  it('is refused for a version that this shell does not run, with the reason', () => {
    const releases = [aRelease('1.0.0', { builtIn: true }), aRelease('2.0.0', { contract: '^3.0.0' })]
    expect(planned({ verb: 'promuovi', id, version: '2.0.0' }, { releases }).refusals).toEqual([
      {
        kind: 'misfit',
        tenant: 'uno.test',
        id,
        version: '2.0.0',
        because: [{ version: '2.0.0', why: expect.objectContaining({ kind: 'contract', asked: '^3.0.0' }) }],
      },
    ])
  })
})

describe('canarino', () => {
  it('gives a share of the accounts the version and lets the rest be', () => {
    expect(chosen({ verb: 'canarino', id, version: '1.2.0', percent: 10 })).toEqual({
      'uno.test': { version: '1.0.0', channel: 'stable', canary: { version: '1.2.0', percent: 10 } },
    })
  })

  it('ends with 0', () => {
    const choice = { version: '1.1.0', canary: { version: '1.2.0', percent: 10 } }
    const state = { tenants: [aTenant('uno.test', aGeneration(1, { [id]: choice }))] }
    expect(chosen({ verb: 'canarino', id, version: '1.2.0', percent: 0 }, state)).toEqual({
      'uno.test': { version: '1.1.0' },
    })
  })

  it('is refused for a version that this shell does not run', () => {
    const releases = [aRelease('1.0.0', { builtIn: true }), aRelease('1.2.0', { shared: { react: '^20.0.0' } })]
    const { refusals } = planned({ verb: 'canarino', id, version: '1.2.0', percent: 10 }, { releases })
    expect(refusals).toMatchObject([{ kind: 'misfit', version: '1.2.0' }])
  })
})

it('spegni leaves a tenant without the module by name, accendi brings back what is stable', () => {
  const off = planned({ verb: 'spegni', id })
  expect(off).toMatchObject({ refusals: [], tenants: [{ choices: { [id]: { version: null, lastGood: '1.0.0' } } }] })
  const state = {
    channels: { [id]: { stable: '1.2.0' } },
    tenants: [aTenant('uno.test', aGeneration(1, off.tenants[0]!.choices))],
  }
  expect(chosen({ verb: 'accendi', id }, state)).toEqual({ 'uno.test': { version: '1.2.0', channel: 'stable' } })
})

it('segui takes what the channel has now, and is refused while it has nothing', () => {
  const command: Command = { verb: 'segui', id, channel: 'next', tenants: ['uno.test'] }
  expect(chosen(command, { channels: { [id]: { next: '1.2.0' } } })).toMatchObject({
    'uno.test': { version: '1.2.0', channel: 'next' },
  })
  expect(planned(command).refusals).toMatchObject([{ kind: 'nothingBefore', id }])
})

it('trattieni puts a tenant back on what held and keeps the version away from it alone', () => {
  const choice = { version: '1.2.0', channel: 'stable' as const, lastGood: '1.1.0' }
  const state = aState({ tenants: [aTenant('uno.test', aGeneration(1, { [id]: choice }))] })
  const command: Command = { verb: 'trattieni', id, version: '1.2.0', tenants: ['uno.test'] }
  expect(plan(state, command)).toMatchObject({
    refusals: [],
    tenants: [{ choices: { [id]: { version: '1.1.0', channel: 'stable' } } }],
  })
  expect(applyCommand(state, command).holds).toEqual([{ tenant: 'uno.test', id, version: '1.2.0' }])
})

it('trattieni goes to the newest older version where none is known that held', () => {
  const state = aState({ tenants: [aTenant('uno.test', aGeneration(1, { [id]: { version: '1.2.0' } }))] })
  const command: Command = { verb: 'trattieni', id, version: '1.2.0', tenants: ['uno.test'] }
  expect(plan(state, command).tenants).toMatchObject([{ choices: { [id]: { version: '1.1.0' } } }])
})

it.each([
  ['a module', { verb: 'spegni', id: 'mf-niente' }, { kind: 'unknownModule', id: 'mf-niente' }],
  ['a version', { verb: 'promuovi', id, version: '9.9.9' }, { kind: 'unknownRelease', id, version: '9.9.9' }],
  ['a tenant', { verb: 'spegni', id, tenants: ['mai.test'] }, { kind: 'unknownTenant', tenant: 'mai.test' }],
] as [string, Command, object][])('refuses %s that is unknown, and plans nothing', (_, command, refusal) => {
  expect(planned(command)).toMatchObject({ tenants: [], refusals: [refusal] })
})
