import { unUsr } from '@bandiera/testing'
import { allows } from './gate.ts'

const sofabis = {
  tenant: { id: 'sofabis.localhost', nome: 'Sofabis', variante: 'sofabis' as const },
  features: ['tutorial'],
}
const plain = { ...sofabis, tenant: { id: 'localhost', nome: 'Bandiera' } }

it('lets in whoever has the feature, the white label and the role', () => {
  const gate = { feature: 'tutorial', varianti: ['sofabis' as const], roles: ['gestore' as const] }
  expect(allows(gate, sofabis, unUsr('gestore'))).toBe(true)
  expect(allows(gate, sofabis, unUsr('admin'))).toBe(false)
  expect(allows(gate, sofabis, null)).toBe(false)
  expect(allows(gate, plain, unUsr('gestore'))).toBe(false)
  expect(allows({ ...gate, feature: 'rent' }, sofabis, unUsr('gestore'))).toBe(false)
})

it('asks for nothing that the entry does not name', () => {
  expect(allows({ feature: 'tutorial' }, plain, null)).toBe(true)
})

it('keeps a reserved feature for its account and those who work under it', () => {
  const manifest = { ...plain, features: ['rent'], reserved: { rent: ['g2'] } }
  const may = (usr: Parameters<typeof allows>[2]) => allows({ feature: 'rent' }, manifest, usr)
  expect(may(unUsr('gestore', { _id: 'g2' }))).toBe(true)
  expect(may(unUsr('professionista', { role: { professionista: { by: 'g2' } } }))).toBe(true)
  expect(may(unUsr('gestore'))).toBe(false)
  expect(may(unUsr('admin'))).toBe(false)
  expect(may(null)).toBe(false)
})

it('counts the first role key alone', () => {
  const both = unUsr('gestore', { role: { gestore: true, admin: true } })
  expect(allows({ feature: 'tutorial', roles: ['gestore'] }, sofabis, both)).toBe(true)
  expect(allows({ feature: 'tutorial', roles: ['admin'] }, sofabis, both)).toBe(false)
})
