import { aTenant, aTenantModule, aRegistry } from '../../parts/testing/server.ts'
import { shownTenants, pageOf, viewOf } from './filters.tsx'

const seen = (address: string, registro = aRegistry()) =>
  shownTenants(registro, viewOf(new URLSearchParams(address))).map(({ id }) => id)

it('finds a tenant by its name or its host, ignoring accents', () => {
  const registro = aRegistry({ tenant: [aTenant('uno.test', { nome: 'Città Più' }), aTenant('due.test')] })
  expect([seen('q=citta', registro), seen('q=DUE', registro), seen('q=tre', registro)]).toEqual([
    ['uno.test'],
    ['due.test'],
    [],
  ])
})

it('keeps the tenants that get another version of a module in use than the chosen one', () => {
  const tenant = [
    aTenant('bene.test'),
    aTenant('spento.test', { moduli: [aTenantModule({ versione: null, motivo: 'off' })] }),
    aTenant('indietro.test', { moduli: [aTenantModule({ motivo: 'lastGood' })] }),
    aTenant('non-usato.test', { moduli: [aTenantModule({ motivo: 'none', usato: false })] }),
  ]
  expect(seen('solo=1', aRegistry({ tenant }))).toEqual(['indietro.test'])
})

it('shows part of many, and the last one where a page is no more', () => {
  const all = Array.from({ length: 9 }, (_, n) => n)
  expect(pageOf(all, 2, 4)).toEqual({ rows: [4, 5, 6, 7], page: 2, last: 3, from: 5, to: 8 })
  expect(pageOf(all, 99, 4)).toMatchObject({ rows: [8], page: 3 })
  expect(viewOf(new URLSearchParams('p=-3')).page).toBe(1)
})
