import type { Dati } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import { useMemo } from 'react'

/** Today with the tenant's weights and needs; another object when one of these changes. */
export function useDati(): Dati {
  const { settings } = usePortal()
  const oggi = useToday()
  const { pesi, esigenze } = settings ?? {}
  return useMemo(() => ({ oggi, ...(pesi && { pesi }), ...(esigenze && { esigenze }) }), [oggi, pesi, esigenze])
}
