import { tenantAddress } from './link-address.ts'

const at = (over: Partial<Parameters<typeof tenantAddress>[1]> = {}) =>
  tenantAddress('bandi.example.it', { production: true, port: () => 4000, tenants: () => 1, ...over })

it('is the public address of the configuration', () => {
  expect(at({ publicUrl: 'https://portale.example.it/bandi' })).toBe('https://portale.example.it/bandi')
})

it('has the tenant’s own host where one server has more than one', () => {
  expect(at({ publicUrl: 'https://portale.example.it:8443', tenants: () => 2 })).toBe('https://bandi.example.it:8443')
})

it('is the tenant’s host over https in production, its host and port in development', () => {
  expect(at()).toBe('https://bandi.example.it')
  expect(at({ production: false, port: () => 4123 })).toBe('http://bandi.example.it:4123')
})
