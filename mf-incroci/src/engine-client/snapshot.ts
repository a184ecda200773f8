import type { Momento } from '@bandiera/domain'
import { useHeld } from '@bandiera/live'
import type { Dati } from '@bandiera/matching'
import { useComuniVariati, usePortal, useProvince, useRaccordoAteco } from '@bandiera/platform'
import { useMomento } from '@bandiera/ui'
import { useMemo } from 'react'

/** The moment with the tenant's weights and needs, and the tables of the server: comuni, codes of ATECO, provinces; another object when one of these changes. */
export function useMatchingData(): Dati {
  const { settings } = usePortal()
  const momento = useBandiMoment()
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

/** The moment by which grants are judged; it moves on at the hours of those that the page holds. */
export const useBandiMoment = (): Momento => useMomento(useHeld('bandi'))
