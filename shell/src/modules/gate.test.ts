import { allows } from './gate.ts'

const sofabis = {
  tenant: { id: 'sofabis.localhost', nome: 'Sofabis', variante: 'sofabis' as const },
  features: ['tutorial'],
}
const plain = { ...sofabis, tenant: { id: 'localhost', nome: 'Bandiera' } }

it('lets in whoever has the feature, the white label and the role', () => {
  const gate = { feature: 'tutorial', varianti: ['sofabis' as const], roles: ['gestore' as const] }
  expect(allows(gate, sofabis, 'gestore')).toBe(true)
  expect(allows(gate, sofabis, 'admin')).toBe(false)
  expect(allows(gate, sofabis, null)).toBe(false)
  expect(allows(gate, plain, 'gestore')).toBe(false)
  expect(allows({ ...gate, feature: 'rent' }, sofabis, 'gestore')).toBe(false)
})

it('asks for nothing that the entry does not name', () => {
  expect(allows({ feature: 'tutorial' }, plain, null)).toBe(true)
})
