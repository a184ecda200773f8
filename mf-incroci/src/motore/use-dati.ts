import type { Dati } from '@bandiera/matching'
import { useComuniVariati, usePortal, useRaccordoAteco } from '@bandiera/platform'
import { useMemo } from 'react'
import { useMomentoBandi } from './use-momento-bandi.ts'

/** The moment with the tenant's weights and needs what became of comuni and what codes of ATECO are in the other version; another object when one of these changes. */
export function useDati(): Dati {
  const { settings } = usePortal()
  const momento = useMomentoBandi()
  const comuniVariati = useComuniVariati()
  const raccordoAteco = useRaccordoAteco()
  const { pesi, esigenze } = settings ?? {}
  return useMemo(
    () => ({
      ...momento,
      ...(pesi && { pesi }),
      ...(esigenze && { esigenze }),
      ...(comuniVariati && { comuniVariati }),
      ...(raccordoAteco && { raccordoAteco }),
    }),
    [momento, pesi, esigenze, comuniVariati, raccordoAteco],
  )
}
