import { useMemo } from 'react'
import { createIncrocia, type Incrocia } from './incrocia.ts'
import { useContesto } from './use-contesto.ts'

/** Verdicts as of today with the tenant's weights and needs; all of them anew when one of these changes. */
export function useIncrocia(): Incrocia {
  const contesto = useContesto()
  return useMemo(() => createIncrocia(contesto), [contesto])
}
