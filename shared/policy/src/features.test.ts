import type { RoleFlags } from '@bandiera/domain'
import { allows, mayUseFeature, type GateUser } from './features.ts'

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

  it('that names no account belongs to none', () => {
    expect(mayUseFeature(gestore('g2'), 'rent', { rent: [] })).toBe(false)
  })

  it('takes nothing from features that are not reserved', () => {
    expect(mayUseFeature(gestore('g1'), 'bandi', reserved)).toBe(true)
    expect(mayUseFeature(null, 'bandi')).toBe(true)
    expect(mayUseFeature(null, 'constructor', reserved)).toBe(true)
  })
})

const who = (role: RoleFlags): GateUser => ({ _id: 'u', role })
const [anyGestore, admin] = [who({ gestore: true }), who({ admin: true })]

const sofabis = {
  tenant: { id: 'sofabis.localhost', nome: 'Sofabis', variante: 'sofabis' as const },
  features: ['tutorial'],
}
const plain = { ...sofabis, tenant: { id: 'localhost', nome: 'Bandiera' } }

it('admits a user with the feature, the white label and the role', () => {
  const gate = { feature: 'tutorial', varianti: ['sofabis' as const], roles: ['gestore' as const] }
  expect(allows(gate, sofabis, anyGestore)).toBe(true)
  expect(allows(gate, sofabis, admin)).toBe(false)
  expect(allows(gate, sofabis, null)).toBe(false)
  expect(allows(gate, plain, anyGestore)).toBe(false)
  expect(allows({ ...gate, feature: 'rent' }, sofabis, anyGestore)).toBe(false)
})

it('asks for nothing that the entry does not name', () => {
  expect(allows({ feature: 'tutorial' }, plain, null)).toBe(true)
})

it('keeps a reserved feature for its account and the users who work under it', () => {
  const manifest = { ...plain, features: ['rent'], reserved: { rent: ['g2'] } }
  const may = (usr: GateUser) => allows({ feature: 'rent' }, manifest, usr)
  expect(may({ _id: 'g2', role: { gestore: true } })).toBe(true)
  expect(may({ _id: 'p', role: { professionista: { by: 'g2' } } })).toBe(true)
  expect(may(anyGestore)).toBe(false)
  expect(may(admin)).toBe(false)
  expect(may(null)).toBe(false)
})

it('counts the first role key alone', () => {
  const both = who({ gestore: true, admin: true })
  expect(allows({ feature: 'tutorial', roles: ['gestore'] }, sofabis, both)).toBe(true)
  expect(allows({ feature: 'tutorial', roles: ['admin'] }, sofabis, both)).toBe(false)
})
