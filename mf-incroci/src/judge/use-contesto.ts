import { kpiAzienda } from '@bandiera/finance'
import type { Contesto } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import { useMemo } from 'react'

/** Today with the tenant's weights and needs, and the ratios of the accounts; another object when one of these changes. */
export function useContesto(): Contesto {
  const { settings } = usePortal()
  const oggi = useToday()
  const { pesi, esigenze } = settings ?? {}
  return useMemo(() => ({ oggi, pesi, esigenze, kpi: kpiAzienda }), [oggi, pesi, esigenze])
}
