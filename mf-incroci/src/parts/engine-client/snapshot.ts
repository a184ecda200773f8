import type { RomeMoment } from '@bandiera/domain'
import { useHeld } from '@bandiera/live'
import type { SnapshotData } from '@bandiera/matching'
import { useChangedComuni, usePortal, useProvince, useAtecoConversion } from '@bandiera/platform'
import { useMoment } from '@bandiera/ui'
import { useMemo } from 'react'

/** The moment, the tenant's weights and needs, and the server's tables (comuni, ATECO codes, provinces); a new object when one of them changes. */
export function useMatchingData(): SnapshotData {
  const { settings } = usePortal()
  const momento = useBandiMoment()
  const comuniVariati = useChangedComuni()
  const raccordoAteco = useAtecoConversion()
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

/** The moment by which grants are judged; it changes when a grant of the page opens or closes. */
export const useBandiMoment = (): RomeMoment => useMoment(useHeld('bandi'))
