import { manifestWithLocal, pageWithLocal, policyHere } from '../lib/module/with-local.mjs'

const local = {
  modulo: { id: 'mf-bandi', version: '1.5.0', features: { bandi: { label: 'Bandi', on: true }, nuova: {} } },
  base: '/m/mf-bandi/locale/',
}
const manifest = {
  features: ['bandi', 'aziende'],
  modules: [
    { id: 'mf-aziende', base: '/m/mf-aziende/1.0.0/' },
    { id: 'mf-bandi', version: '1.4.0', base: '/m/mf-bandi/1.4.0/', previous: { version: '1.3.0' } },
  ],
}
const about = { portal: 'https://portale.example.it', time: '10:00' }
const page = (json: string) =>
  '<!doctype html><html><head><link rel="preload" as="script" href="/m/mf-bandi/1.4.0/a.js">' +
  '<link rel="preload" as="script" href="/m/mf-aziende/1.0.0/b.js"></head><body><div id="root"></div>' +
  `<script type="application/json" id="bandiera-manifest" nonce="n0">${json}</script></body></html>`
const manifestIn = (html: string) => JSON.parse(/id="bandiera-manifest"[^>]*>(.*?)<\/script>/s.exec(html)![1]!)

it('puts the local module in place of the published one, and leaves the others', () => {
  const { modules } = manifestWithLocal(manifest, local)
  expect(modules).toEqual([manifest.modules[0], { ...local.modulo, base: local.base }])
})

it('counts the features of the local module as on, so that a new one shows', () => {
  expect(manifestWithLocal(manifest, local).features).toEqual(['bandi', 'aziende', 'nuova'])
})

it('changes the manifest of a page, fetches nothing of the published module ahead, and says whose module it is', () => {
  const html = pageWithLocal(page(JSON.stringify(manifest)), local, about)
  expect(manifestIn(html)).toEqual(manifestWithLocal(manifest, local))
  expect(html).not.toContain('/m/mf-bandi/1.4.0/a.js')
  expect(html).toContain('/m/mf-aziende/1.0.0/b.js')
  expect(html).toContain('<aside id="bandiera-locale" aria-label="Modulo locale">')
  expect(html).toContain(`<a href="${about.portal}">Torna alla versione pubblicata</a>`)
  expect([...html.matchAll(/<(?:script|style) nonce="([^"]*)"/g)].map(([, nonce]) => nonce)).toEqual(['n0', 'n0'])
})

it('closes no script with what a module declares', () => {
  const evil = { ...local, modulo: { ...local.modulo, note: '</script><b>' } }
  const html = pageWithLocal(page(JSON.stringify(manifest)), evil, about)
  expect(html).not.toContain('</script><b>')
  expect(manifestIn(html).modules[1].note).toBe('</script><b>')
})

it('leaves a page without a manifest as it is', () => {
  expect(pageWithLocal('<!doctype html><p>404</p></body>', local, about)).toBe('<!doctype html><p>404</p></body>')
})

it('names the host that the browser sees in the policy', () => {
  const hosts = { portal: 'portale.example.it', here: 'localhost:4200' }
  expect(policyHere("connect-src 'self' wss://portale.example.it", hosts)).toBe(
    "connect-src 'self' wss://localhost:4200",
  )
})
