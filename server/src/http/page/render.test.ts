import type { TenantManifest } from '@bandiera/wire'
import { renderPage, type ShellFiles } from './render.ts'

const shell: ShellFiles = {
  version: '1.0.0',
  scripts: ['/s/main.js'],
  preload: [],
  contracts: ['2.0.0'],
  shared: {},
  kit: { '@bandiera/ui/list': ['/s/elenco.js'], '@bandiera/ui/form': ['/s/modulo.js'] },
}
const manifest = {
  tenant: { id: 'prova', nome: 'Prova' },
  modules: [
    {
      base: '/m/mf-prova/1.0.0/',
      routes: [
        { path: '/prove', ref: 'elenco' },
        { path: '/prova/:id', ref: 'prova' },
      ],
      preload: ['remoteEntry.js'],
      screens: { elenco: ['elenco.js'] },
      files: { 'remoteEntry.js': { size: 1, sri: 'sha384-abc' } },
      kit: { elenco: ['@bandiera/ui/list', '@bandiera/ui/unknown'] },
    },
  ],
} as unknown as TenantManifest

const preloads = (path: string, from = manifest) =>
  [
    ...renderPage({ manifest: from, settings: { _id: 'prova', nome: 'Prova' }, shell, path, nonce: 'n' }).matchAll(
      /rel="preload" as="script" href="([^"]*)"/g,
    ),
  ].map(([, file]) => file)

it('asks at once for the files of the screen at its path, and for those of the kit that it takes', () => {
  expect(preloads('/prove')).toEqual([
    '/m/mf-prova/1.0.0/remoteEntry.js',
    '/m/mf-prova/1.0.0/elenco.js',
    '/s/elenco.js',
  ])
})

it('asks for the module alone where a screen has neither files nor kit of its own', () => {
  expect(preloads('/prova/1')).toEqual(['/m/mf-prova/1.0.0/remoteEntry.js'])
})

it('asks for nothing of a module that the page does not open', () => {
  expect(preloads('/altrove')).toEqual([])
})

describe('a page that is a list', () => {
  const [module] = manifest.modules
  const routes = [{ ...module!.routes[0]!, title: 'Prove & altro', firstRows: { list: 'segreto' } }]
  const list = { ...manifest, modules: [{ ...module, routes }] } as unknown as TenantManifest
  const settings = { _id: 'prova', nome: 'Prova' }
  const page = renderPage({ manifest: list, settings, shell, path: '/prove', nonce: 'n' })

  it('asks for its first rows before anything else, and says in the meantime which list it is', () => {
    expect(page.indexOf('askEarly')).toBeLessThan(page.indexOf('<title>'))
    expect(page).toContain('<div class="bs-ti">Prove &amp; altro</div>')
  })

  it('leaves what its files are to the script that knows which the browser has', () => {
    expect(preloads('/prove', list)).toEqual([])
    expect(page).toContain(
      '[["/m/mf-prova/1.0.0/remoteEntry.js","sha384-abc"],["/m/mf-prova/1.0.0/elenco.js"],["/s/elenco.js"],["/s/main.js"]]',
    )
  })

  it('leaves the start of its scripts to the code that shows the rows', () => {
    expect(page).not.toContain('<script defer')
    expect(page).toContain('(["/s/main.js"])')
  })

  it('shows rows that are there before the longest part of the page is read', () => {
    expect(page.indexOf('showRows')).toBeGreaterThan(page.indexOf('id="root"'))
    expect(page.indexOf('showRows')).toBeLessThan(page.indexOf('id="bandiera-manifest"'))
  })

  it('keeps to the server how the rows are found', () => {
    expect(page).not.toContain('segreto')
  })

  it('is a page as any other where the path opens no list', () => {
    const other = renderPage({ manifest: list, settings, shell, path: '/altrove', nonce: 'n' })
    expect([other.includes('askEarly'), other.includes('<script defer src="/s/main.js">')]).toEqual([false, true])
  })
})

describe('a portal that does not start', () => {
  const page = renderPage({ manifest, settings: { _id: 'prova', nome: 'Prova' }, shell, path: '/login', nonce: 'n' })

  it('is watched before the first of its scripts', () => {
    expect(page.indexOf('watchStart')).toBeGreaterThan(0)
    expect(page.indexOf('watchStart')).toBeLessThan(page.indexOf('/s/main.js'))
    expect(page.match(/<script(?! defer| type="application)[^>]*>/g)).toEqual([
      '<script nonce="n">',
      '<script nonce="n">',
    ])
  })

  it('says without scripts what it needs', () => {
    expect(page).toMatch(/<noscript>.*JavaScript.*<\/noscript>/)
  })

  it('shows no shapes without scripts, as no page will follow, and the words at the top', () => {
    // the first script names the visitor, before the first paint
    const without = ':root:not([data-chi])'
    expect(page).toContain(`${without} :is(.bs,.bs-t){display:none}`)
    expect(page).toContain(`${without} .bs-message{inset:0 0 auto;`)
  })
})
