import { brandSurface } from '@bandiera/domain'
import type { PublicTenant } from '@bandiera/wire'
import { useEffect, useRef } from 'react'
import { appSettingsAtom, tenantAtom, useFact } from '../state.ts'
import { useManifest } from '../shell.ts'

export const useTenant = (): PublicTenant => useFact(tenantAtom)

export function useTenantInHead(): void {
  const manifest = useManifest()
  const version = useFact(appSettingsAtom)?.versione ?? 0
  const tenant = useTenant()
  const shown = useRef(manifest.tenant)
  useEffect(() => {
    if (shown.current !== tenant) showInHead(tenant, version)
    shown.current = tenant
  }, [tenant, version])
}

function showInHead({ primary }: PublicTenant, version: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  // without its content's version the address leads to the icon of today
  if (icon) icon.href = `/icona.svg?n=${version}`
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (!bar) return
  bar.dataset['light'] = brandSurface('light', primary).main
  bar.content = bar.dataset[document.documentElement.dataset['theme'] ?? 'light'] ?? bar.content
}
