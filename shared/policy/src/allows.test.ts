import type { RoleFlags } from '@bandiera/domain'
import { allows, type Who } from './allows.ts'

const who = (role: RoleFlags): Who => ({ _id: 'u', role })
const [gestore, admin] = [who({ gestore: true }), who({ admin: true })]

const sofabis = {
  tenant: { id: 'sofabis.localhost', nome: 'Sofabis', variante: 'sofabis' as const },
  features: ['tutorial'],
}
const plain = { ...sofabis, tenant: { id: 'localhost', nome: 'Bandiera' } }

it('lets in whoever has the feature, the white label and the role', () => {
  const gate = { feature: 'tutorial', varianti: ['sofabis' as const], roles: ['gestore' as const] }
  expect(allows(gate, sofabis, gestore)).toBe(true)
  expect(allows(gate, sofabis, admin)).toBe(false)
  expect(allows(gate, sofabis, null)).toBe(false)
  expect(allows(gate, plain, gestore)).toBe(false)
  expect(allows({ ...gate, feature: 'rent' }, sofabis, gestore)).toBe(false)
})

it('asks for nothing that the entry does not name', () => {
  expect(allows({ feature: 'tutorial' }, plain, null)).toBe(true)
})

it('keeps a reserved feature for its account and those who work under it', () => {
  const manifest = { ...plain, features: ['rent'], reserved: { rent: ['g2'] } }
  const may = (usr: Who) => allows({ feature: 'rent' }, manifest, usr)
  expect(may({ _id: 'g2', role: { gestore: true } })).toBe(true)
  expect(may({ _id: 'p', role: { professionista: { by: 'g2' } } })).toBe(true)
  expect(may(gestore)).toBe(false)
  expect(may(admin)).toBe(false)
  expect(may(null)).toBe(false)
})

it('counts the first role key alone', () => {
  const both = who({ gestore: true, admin: true })
  expect(allows({ feature: 'tutorial', roles: ['gestore'] }, sofabis, both)).toBe(true)
  expect(allows({ feature: 'tutorial', roles: ['admin'] }, sofabis, both)).toBe(false)
})
