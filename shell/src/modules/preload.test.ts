import type { TenantManifest } from '@bandiera/wire'
// its code is what writes the links
import 'react-dom/client'
import type { ModuleLoader } from './loader.ts'
import { preloadPath } from './preload.ts'

const trialModule = {
  base: '/m/mf-prova/1.0.0/',
  routes: [{ path: '/prove', ref: 'elenco' }],
  preload: ['remoteEntry.js'],
  screens: { elenco: ['elenco.js'], altro: ['altro.js'] },
  files: {
    'remoteEntry.js': { size: 1, sri: 'sha384-uno' },
    'elenco.js': { size: 1, sri: 'sha384-due' },
  },
}
const manifest = { modules: [trialModule] } as unknown as TenantManifest
const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.getAttribute('href'), link.getAttribute('integrity')])

function reach(path: string) {
  const asked: unknown[] = []
  const loader = { preload: (...what: unknown[]) => void asked.push(what) } as unknown as ModuleLoader
  preloadPath(path, manifest, loader)
  return asked
}

afterEach(() => document.head.replaceChildren())

it('asks for all files of the screen at once, with the hashes that they must have', () => {
  expect(reach('/prove')).toEqual([[trialModule, 'elenco']])
  expect(links()).toEqual([
    ['/m/mf-prova/1.0.0/remoteEntry.js', 'sha384-uno'],
    ['/m/mf-prova/1.0.0/elenco.js', 'sha384-due'],
  ])
})

it('asks for nothing behind a path that no module has', () => {
  expect([reach('/altrove'), links()]).toEqual([[], []])
})
