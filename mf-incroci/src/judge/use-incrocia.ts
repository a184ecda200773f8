import { useImpresaUnica } from '@bandiera/live'
import type { Contesto } from '@bandiera/matching'
import { useMemo } from 'react'
import { createIncrocia, type Incrocia } from './incrocia.ts'
import type { PerCoppia } from './per-coppia.ts'
import { useContesto } from './use-contesto.ts'

/** Verdicts as of today with the tenant's weights and needs; all of them anew when one of these changes. */
export const useIncrocia = (): Incrocia => usePerCoppia(createIncrocia)

/** Answers as of today that know the whole undertaking of each company, as far as the user sees it. */
export function usePerCoppia<T>(create: (contesto: Contesto) => PerCoppia<T>): PerCoppia<T> {
  const contesto = useContesto()
  const unica = useImpresaUnica()
  const answer = useMemo(() => create(contesto), [create, contesto])
  return useMemo(() => (azienda, bando) => answer(azienda, bando, unica(azienda)), [answer, unica])
}
