import { mayUseFeature } from './features.ts'

const reserved = { rent: ['g2'] }
const gestore = (_id: string) => ({ _id, role: { gestore: true as const } })
const professionista = (_id: string, by: string) => ({ _id, role: { professionista: { by } } })

describe('a reserved feature', () => {
  it.each([
    ['the account itself', gestore('g2'), true],
    ['a professionista who works under it', professionista('p2', 'g2'), true],
    ['another gestore', gestore('g1'), false],
    ['a professionista of another gestore', professionista('p1', 'g1'), false],
    ['an admin', { _id: 'a', role: { admin: true as const } }, false],
    ['a visitor', null, false],
  ])('of one account, for %s: %#', (_, usr, may) => {
    expect(mayUseFeature(usr, 'rent', reserved)).toBe(may)
  })

  it('may name an account of any role', () => {
    expect(mayUseFeature({ _id: 'a', role: { admin: true } }, 'rent', { rent: ['a'] })).toBe(true)
  })

  it('that names nobody belongs to nobody', () => {
    expect(mayUseFeature(gestore('g2'), 'rent', { rent: [] })).toBe(false)
  })

  it('takes nothing from features that are not reserved', () => {
    expect(mayUseFeature(gestore('g1'), 'bandi', reserved)).toBe(true)
    expect(mayUseFeature(null, 'bandi')).toBe(true)
    expect(mayUseFeature(null, 'constructor', reserved)).toBe(true)
  })
})
