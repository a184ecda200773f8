import type { Settings } from '@bandiera/domain'
import { useEffect } from 'react'
import { useManifest, useShell } from '../shell.ts'
import { showInHead, tenantOf } from './tenant-of.ts'

/** Keeps the white label with the settings, in the page and in the browser's own marks of it. */
export function useLiveTenant(settings: Settings | null): void {
  const manifest = useManifest()
  const { tenant } = useShell()
  useEffect(() => {
    const now = tenantOf(manifest, settings)
    if (now !== manifest.tenant || tenant.get() !== manifest.tenant) showInHead(now, settings?.versione ?? 0)
    tenant.set(now)
  }, [manifest, settings, tenant])
}
