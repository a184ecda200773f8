import { usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import { useMemo } from 'react'
import { createIncrocia, type Incrocia } from './incrocia.ts'

/** Verdicts as of today with the tenant's weights and needs; all of them anew when one of these changes. */
export function useIncrocia(): Incrocia {
  const { settings } = usePortal()
  const oggi = useToday()
  const { pesi, esigenze } = settings ?? {}
  return useMemo(() => createIncrocia({ oggi, pesi, esigenze }), [oggi, pesi, esigenze])
}
