import { plan } from './plan.ts'
import { aGeneration, aState, aTenant } from '../test/state.ts'
import type { Command, RegistryState } from './types.ts'

const id = 'mf-bandi'
const planned = (command: Command, rest: Partial<RegistryState> = {}) => plan(aState(rest), command)

describe('annulla', () => {
  const history = [
    aGeneration(2, { [id]: { version: '1.2.0' }, 'mf-aziende': { version: null } }),
    aGeneration(1, { [id]: { version: '1.1.0' } }),
  ]
  const state = { tenants: [aTenant('uno.test', ...history)] }

  it('makes a new generation with what the one before had: history is never rewritten', () => {
    expect(planned({ verb: 'annulla' }, state).tenants).toMatchObject([
      { n: 3, choices: { [id]: { version: '1.1.0' } } },
    ])
  })

  it('goes back to a number, and to the portal as it came', () => {
    expect(planned({ verb: 'annulla', to: 0 }, state).tenants).toMatchObject([{ n: 3, choices: {} }])
  })

  it('takes back one module to what it was before its last change, and leaves the others', () => {
    expect(planned({ verb: 'annulla', id }, state).tenants).toMatchObject([
      { choices: { [id]: { version: '1.1.0' }, 'mf-aziende': { version: null } } },
    ])
  })

  it('is refused where there is nothing before', () => {
    expect(planned({ verb: 'annulla' }).refusals).toEqual([{ kind: 'nothingBefore', tenant: 'uno.test' }])
  })
})
