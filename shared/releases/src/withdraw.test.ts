import { applyCommand } from './apply-command.ts'
import type { Choice, Command, RegistryState } from './types.ts'
import { plan } from './plan.ts'
import { resolve } from './resolve.ts'
import { aGeneration, aRelease, aState, aTenant } from '../test/state.ts'

const id = 'mf-bandi'
const command: Command = { verb: 'ritira', releases: [{ id, version: '1.2.0' }] }
const having = (choice: Choice, rest: Partial<RegistryState> = {}) =>
  aState({ tenants: [aTenant('uno.test', aGeneration(1, { [id]: choice }))], ...rest })
const chosen = (state: RegistryState) => plan(state, command).tenants[0]?.choices[id]

describe('ritira takes releases away from all', () => {
  it.each<[string, Choice, Choice]>([
    [
      'back to what held',
      { version: '1.2.0', channel: 'stable', lastGood: '1.0.0' },
      { version: '1.0.0', channel: 'stable' },
    ],
    ['back to the newest older one', { version: '1.2.0' }, { version: '1.1.0' }],
    ['the canary ends', { version: '1.1.0', canary: { version: '1.2.0', percent: 10 } }, { version: '1.1.0' }],
    ['it is no way back', { version: '1.1.0', lastGood: '1.2.0' }, { version: '1.1.0' }],
  ])('%s', (_, before, after) => {
    expect(chosen(having(before))).toEqual(after)
  })

  it('a tenant stays without the module where only versions below the floor are left, and the plan says why', () => {
    const state = having({ version: '1.2.0', lastGood: '1.1.0' }, { floors: { [id]: '1.2.0' } })
    const { refusals, tenants } = plan(state, command)
    expect(refusals).toEqual([])
    expect(tenants).toMatchObject([
      {
        choices: { [id]: { version: null, withdrawn: '1.2.0' } },
        changes: [{ before: { version: '1.2.0' }, after: { version: null, reason: 'withdrawn' } }],
      },
    ])
  })

  it('a tenant that stayed without gets the next release of its channel', () => {
    const floors = { [id]: '1.2.0' }
    const { choices } = plan(having({ version: '1.2.0', channel: 'stable' }, { floors }), command).tenants[0]!
    const tenants = [aTenant('uno.test', aGeneration(2, choices))]
    const state = aState({ tenants, floors, releases: [aRelease('1.2.1')] })
    const fixed = plan(state, { verb: 'promuovi', id, version: '1.2.1' })
    expect(fixed.tenants).toMatchObject([{ choices: { [id]: { version: '1.2.1', channel: 'stable' } } }])
  })

  it('channels move with it, and no choice brings it back', () => {
    const state = having({ version: '1.1.0' }, { channels: { [id]: { stable: '1.2.0', next: '1.2.0' } } })
    const after = applyCommand(state, command)
    expect(after.channels).toEqual({ [id]: { stable: '1.1.0', next: '1.1.0' } })
    expect(resolve(id, { version: '1.2.0' }, after, { tenant: 'uno.test' })).toMatchObject({
      version: '1.1.0',
      refused: [{ version: '1.2.0', why: { kind: 'withdrawn' } }],
    })
    expect(plan(after, { verb: 'promuovi', id, version: '1.2.0' }).refusals).toMatchObject([{ kind: 'unknownRelease' }])
  })

  it('leaves tenants alone that do not name them, and refuses what there is not', () => {
    expect(plan(having({ version: '1.1.0' }), command).tenants).toEqual([])
    const unknown: Command = { verb: 'ritira', releases: [{ id, version: '8.0.0' }] }
    expect(plan(aState(), unknown).refusals).toMatchObject([{ kind: 'unknownRelease', version: '8.0.0' }])
  })
})
