import { applyCommand } from './apply-command.ts'
import type { Choice, Command, RegistryState } from './types.ts'
import { plan } from './plan.ts'
import { resolve } from './resolve.ts'
import { aGeneration, aRelease, aState, aTenant } from '../test/state.ts'

const id = 'mf-bandi'
const floors = { [id]: '1.1.0' }
const having = (choice: Choice, ...before: Choice[]) => {
  const all = [choice, ...before]
  return aTenant('uno.test', ...all.map((one, at) => aGeneration(all.length - at, { [id]: one })))
}
const comesOut = (choice: Choice | undefined, rest: Partial<RegistryState> = {}, whose = {}) =>
  resolve(id, choice, aState({ floors, ...rest }), { tenant: 'uno.test', ...whose })
const floor = { version: '1.0.0', why: { kind: 'floor', found: '1.1.0' } }

describe('no version below the floor runs', () => {
  it.each<[string, Choice | undefined, Partial<RegistryState>, object]>([
    ['by a pin', { version: '1.0.0' }, {}, { version: null, reason: 'none', refused: [floor] }],
    ['with the portal', undefined, {}, { version: null, reason: 'none', refused: [floor] }],
    [
      'as what held, after a withdrawal',
      { version: '1.2.0', lastGood: '1.0.0' },
      { holds: [{ tenant: 'uno.test', id, version: '1.2.0' }] },
      { version: '1.1.0', reason: 'older' },
    ],
    [
      'as the newest that fits',
      { version: '1.2.0' },
      { releases: [aRelease('1.0.0', { builtIn: true }), aRelease('1.2.0', { contract: '^9.0.0' })] },
      { version: null, reason: 'none' },
    ],
    [
      'as the way back of a browser',
      { version: '1.2.0', lastGood: '1.0.0' },
      {},
      { id, version: '1.2.0', reason: 'chosen', refused: [] },
    ],
    [
      'by a canary',
      { version: '1.2.0', canary: { version: '1.0.0', percent: 100 } },
      {},
      { version: '1.2.0', reason: 'chosen', refused: [floor] },
    ],
  ])('%s', (_, choice, rest, answer) => {
    const resolved = comesOut(choice, rest, { uid: 'ada' })
    expect(resolved).toMatchObject(answer)
    expect(resolved.lastGood).toBeUndefined()
  })

  it('for an account that met a crash of the version above it', () => {
    const aside = [{ id, version: '1.1.0' }]
    expect(comesOut({ version: '1.1.0', lastGood: '1.0.0' }, {}, { uid: 'ada', aside }).version).toBeNull()
    expect(comesOut({ version: '1.2.0', lastGood: '1.1.0' }, {}, { aside: [{ id, version: '1.2.0' }] })).toMatchObject({
      version: '1.1.0',
      reason: 'lastGood',
    })
  })
})

describe('a command to go below the floor is refused', () => {
  const tenants = [having({ version: '1.2.0', channel: 'stable', lastGood: '1.1.0' }, { version: '1.0.0' })]
  it.each<[string, Command, object, Partial<RegistryState>?]>([
    ['promotion', { verb: 'promuovi', id, version: '1.0.0' }, { kind: 'floor', version: '1.0.0', floor: '1.1.0' }],
    ['pin', { verb: 'promuovi', id, version: '1.0.0', tenants: ['uno.test'] }, { kind: 'floor' }],
    ['canary', { verb: 'canarino', id, version: '1.0.0', percent: 5 }, { kind: 'floor' }],
    ['rollback', { verb: 'annulla', tenants: ['uno.test'] }, { kind: 'stranded', because: [floor] }],
    ['rollback of one module', { verb: 'annulla', id }, { kind: 'stranded', because: [floor] }],
    ['rollback to the portal as it came', { verb: 'annulla', to: 0 }, { kind: 'stranded', because: [floor] }],
    [
      'channel that is older',
      { verb: 'segui', id, channel: 'next' },
      { kind: 'misfit', because: [floor] },
      { channels: { [id]: { next: '1.0.0' } } },
    ],
    ['return to what came with the portal', { verb: 'accendi', id }, { kind: 'stranded', because: [floor] }],
  ])('%s', (_, command, refusal, rest = {}) => {
    expect(plan(aState({ floors, tenants, ...rest }), command).refusals).toMatchObject([refusal])
  })

  it('withdrawal goes to the nearest version that may run, and is none where there is none', () => {
    const crashing: Command = { verb: 'trattieni', id, version: '1.2.0', tenants: ['uno.test'] }
    const state = { tenants: [having({ version: '1.2.0', lastGood: '1.0.0' })] }
    expect(plan(aState({ ...state, floors }), crashing)).toMatchObject({
      refusals: [],
      tenants: [{ choices: { [id]: { version: '1.1.0' } } }],
    })
    expect(plan(aState({ ...state, floors: { [id]: '1.2.0' } }), crashing)).toMatchObject({
      refusals: [{ kind: 'nothingBefore' }],
      tenants: [],
    })
  })
})

describe('a floor is set', () => {
  const pinned = aTenant('due.test', aGeneration(1, { [id]: { version: '1.0.0' } }, 'due.test'))
  const off = aTenant('tre.test', aGeneration(1, { [id]: { version: null } }, 'tre.test'))
  const tenants = [aTenant(), pinned, off]
  const chosen = (state: RegistryState, command: Command) =>
    Object.fromEntries(plan(state, command).tenants.map(({ tenant, choices }) => [tenant, choices[id]]))

  it('by an operator: a tenant with an older version gets this one, a tenant with the module off stays without', () => {
    const command: Command = { verb: 'minimo', id, version: '1.1.0' }
    const state = aState({ tenants })
    expect(chosen(state, command)).toEqual({
      'uno.test': { version: '1.1.0', channel: 'stable' },
      'due.test': { version: '1.1.0' },
    })
    expect(plan(state, command)).toMatchObject({ refusals: [], floor: { id, version: '1.1.0', before: null } })
    expect(applyCommand(state, command).floors).toEqual(floors)
    expect(applyCommand(aState({ floors }), { ...command, version: null }).floors).toEqual({})
  })

  it('by the release that fixes the fault, once all get it; a trial sets none', () => {
    const releases = [aRelease('1.0.0', { builtIn: true }), aRelease('1.2.0', { floor: '1.1.0' })]
    const state = aState({ tenants, releases })
    const command: Command = { verb: 'promuovi', id, version: '1.2.0' }
    expect(applyCommand(state, command).floors).toEqual(floors)
    expect(chosen(state, command)).toMatchObject({
      'uno.test': { channel: 'stable' },
      'due.test': { version: '1.2.0' },
    })
    for (const rest of [{ tenants: ['due.test'] }, { channel: 'next' as const }])
      expect(applyCommand(state, { ...command, ...rest }).floors).toEqual({})
  })

  it('never lower by a release, only by an operator', () => {
    const releases = [aRelease('1.2.0', { floor: '1.0.0' }), aRelease('1.1.0')]
    const state = aState({ floors, releases, tenants: [] })
    expect(applyCommand(state, { verb: 'promuovi', id, version: '1.2.0' }).floors).toEqual(floors)
    expect(applyCommand(state, { verb: 'minimo', id, version: '1.0.0' }).floors).toEqual({ [id]: '1.0.0' })
  })

  it('is refused for a version that there is not, or that a tenant could not run', () => {
    expect(plan(aState(), { verb: 'minimo', id, version: '7.0.0' }).refusals).toMatchObject([
      { kind: 'unknownRelease' },
    ])
    const releases = [aRelease('1.0.0', { builtIn: true }), aRelease('1.1.0', { contract: '^9.0.0' })]
    expect(plan(aState({ releases }), { verb: 'minimo', id, version: '1.1.0' }).refusals).toMatchObject([
      { kind: 'stranded' },
    ])
  })
})
