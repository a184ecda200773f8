import type { InstalledModule, TenantManifest } from '@bandiera/wire'
import { pagePolicy, pageStatus } from './page-headers.ts'

const policyWith = (settings: Partial<Parameters<typeof pagePolicy>[0]['settings']>) => {
  const policy = pagePolicy({
    nonce: 'n',
    host: 'portale.test',
    settings: { _id: 'portale.test', nome: 'Portale', ...settings },
    devOrigins: [],
  })
  return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]))
}

describe('the content policy', () => {
  it('without a rental site, frames nothing and talks to no other host', () => {
    const policy = policyWith({})
    expect(policy['frame-src']).toBe("'none'")
    expect(policy['connect-src']).toBe("'self' ws://portale.test wss://portale.test")
  })

  it('lets the one setting of the rental site decide what may be framed and asked', () => {
    const policy = policyWith({ affittiUrl: 'https://case.test/elenco?x=1' })
    expect(policy['frame-src']).toBe('https://case.test')
    expect(policy['connect-src']).toContain(' https://case.test')
  })

  it.each(['http://case.test', 'case.test', "https://a.b; script-src 'unsafe-inline'", 'javascript:alert(1)'])(
    'takes nothing from the address %s',
    (affittiUrl) => {
      const policy = policyWith({ affittiUrl })
      expect(policy['frame-src']).toBe("'none'")
      expect(policy['script-src']).toBe("'self' 'nonce-n'")
    },
  )

  it('names an origin once', () => {
    const policy = policyWith({
      affittiUrl: 'https://case.test/a',
      cornici: ['https://case.test/b', 'https://www.c.test'],
    })
    expect(policy['frame-src']).toBe('https://case.test https://www.c.test')
  })

  it('plays films of this site and of the sites that the settings name, of no other', () => {
    expect(policyWith({})['media-src']).toBe("'self'")
    const video = [
      { id: 'a', titolo: 'A', indirizzo: 'https://video.test/a.mp4' },
      { id: 'b', titolo: 'B', indirizzo: "https://x.test; script-src 'unsafe-inline'" },
    ]
    const policy = policyWith({ video })
    expect(policy['media-src']).toBe("'self' https://video.test")
    expect(policy['script-src']).toBe("'self' 'nonce-n'")
  })
})

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
