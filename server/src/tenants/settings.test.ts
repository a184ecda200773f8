import { PublicTenantSchema } from '@bandiera/wire'
import { publicTenant } from './settings.ts'

it('a tenant with a variant of another version has a page, the one without a variant', () => {
  const of = (variante: string) => publicTenant({ _id: 'localhost', nome: 'Bandiera', variante: variante as never })
  expect(PublicTenantSchema.safeParse(of('quarta')).data?.variante).toBeUndefined()
  expect(PublicTenantSchema.parse(of('quarta')).nome).toBe('Bandiera')
  expect(PublicTenantSchema.parse(of('rent')).variante).toBe('rent')
})
