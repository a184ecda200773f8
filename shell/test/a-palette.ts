import type { PaletteProps } from '@bandiera/platform'
import type { Role } from '@bandiera/domain'
import type { TenantManifest } from '@bandiera/wire'
import type { ComponentType } from 'react'
import type { ModuleLoader } from '../src/modules/index.ts'
import { aLoader } from './a-loader.ts'
import { aManifest, aModule } from './a-manifest.ts'

const staff: Role[] = ['gestore', 'professionista']

/** Modules with keys, commands and a search part, beside those of the specification's menu. */
export function aPaletteManifest(): TenantManifest {
  const manifest = aManifest(undefined, ['account', 'bandi', 'pratiche', 'istituti', 'aziende'])
  const aziende = aModule('aziende', {
    menu: [{ id: 'aziende', to: '/aziende', label: 'Aziende', roles: staff, order: 30, key: 'a' }],
    routes: [
      { path: '/aziende', title: 'Aziende', roles: ['admin', ...staff] },
      { path: '/azienda/:id', roles: ['admin', ...staff] },
    ],
    comandi: [
      { id: 'nuova', label: 'Nuova azienda', to: '/aziende?nuova=1', feature: 'aziende', roles: ['gestore'], key: 'n' },
    ],
    slots: [
      { slot: 'ricerca', ref: 'ricerca', feature: 'aziende', roles: ['admin', ...staff], title: 'Aziende', order: 1 },
    ],
  })
  const off = aModule('tutorial', {
    menu: [{ id: 'tutorial', to: '/tutorial', label: 'Video tutorial', key: 'v' }],
    comandi: [{ id: 'guarda', label: 'Guarda i video', to: '/tutorial', feature: 'tutorial' }],
    slots: [{ slot: 'ricerca', ref: 'ricerca', feature: 'tutorial', title: 'Video', order: 2 }],
  })
  return { ...manifest, modules: [...manifest.modules, aziende, off] }
}

/** A loader of parts of the palette; every screen is a heading. */
export function aPaletteLoader(
  parts: Record<string, ComponentType<PaletteProps>>,
  Screen: ComponentType,
): ModuleLoader {
  const partOf = (id: string, ref: string) => (parts[`${id}/${ref}`] ?? Screen) as ComponentType<object>
  return aLoader(partOf)
}
