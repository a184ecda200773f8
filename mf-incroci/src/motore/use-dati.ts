import type { Dati } from '@bandiera/matching'
import { useComuniVariati, usePortal } from '@bandiera/platform'
import { useMemo } from 'react'
import { useMomentoBandi } from './use-momento-bandi.ts'

/** The moment with the tenant's weights and needs and what became of comuni; another object when one of these changes. */
export function useDati(): Dati {
  const { settings } = usePortal()
  const momento = useMomentoBandi()
  const comuniVariati = useComuniVariati()
  const { pesi, esigenze } = settings ?? {}
  return useMemo(
    () => ({
      ...momento,
      ...(pesi && { pesi }),
      ...(esigenze && { esigenze }),
      ...(comuniVariati && { comuniVariati }),
    }),
    [momento, pesi, esigenze, comuniVariati],
  )
}
