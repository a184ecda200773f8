import type { Dati } from '@bandiera/matching'
import { useComuniVariati, usePortal, useProvince, useRaccordoAteco } from '@bandiera/platform'
import { useMemo } from 'react'
import { useMomentoBandi } from './use-momento-bandi.ts'

/** The moment with the tenant's weights and needs, and the tables of the server: comuni, codes of ATECO, provinces; another object when one of these changes. */
export function useDati(): Dati {
  const { settings } = usePortal()
  const momento = useMomentoBandi()
  const comuniVariati = useComuniVariati()
  const raccordoAteco = useRaccordoAteco()
  const province = useProvince()
  const { pesi, esigenze } = settings ?? {}
  return useMemo(
    () => ({
      ...momento,
      ...(pesi && { pesi }),
      ...(esigenze && { esigenze }),
      ...(comuniVariati && { comuniVariati }),
      ...(raccordoAteco && { raccordoAteco }),
      ...(province && { province }),
    }),
    [momento, pesi, esigenze, comuniVariati, raccordoAteco, province],
  )
}
