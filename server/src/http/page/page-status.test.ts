import type { InstalledModule, TenantManifest } from '@bandiera/wire'
import { pageStatus } from './page-status.ts'

const manifest = (development: boolean): TenantManifest => ({
  tenant: { id: 'prova', nome: 'Prova' },
  generation: 0,
  development,
  features: [],
  modules: [{ routes: [{ path: '/aziende' }, { path: '/azienda/:aId' }] } as InstalledModule],
})

describe('the status of a page', () => {
  it.each(['/', '/login', '/Doc/1', '/privacy/', '/aziende', '/aziende/', '/azienda/a1'])('%s is there', (path) => {
    expect(pageStatus(path, manifest(false))).toBe(200)
  })

  it.each(['/boh', '/azienda', '/azienda/a/b', '/doc/1', '/Aziende', '/rent', '/vetrina'])('%s is not', (path) => {
    expect(pageStatus(path, manifest(false))).toBe(404)
  })

  it('has the page of the parts only in development', () => {
    expect(pageStatus('/vetrina', manifest(true))).toBe(200)
  })
})
