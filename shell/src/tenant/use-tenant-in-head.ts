import { useEffect, useRef } from 'react'
import { useManifest } from '../shell.ts'
import { appSettingsAtom, useFact } from '../state.ts'
import { showInHead } from './tenant-of.ts'
import { useTenant } from './use-tenant.ts'

/** Keeps the browser's own marks of the page with the white label. */
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
