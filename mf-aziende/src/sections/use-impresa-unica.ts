import { createImpresaUnica, type ConAiutiDelGruppo } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { useMemo } from 'react'

/** Companies with the aids of their whole single undertaking, as far as the user sees its members. */
export function useImpresaUnica(): ConAiutiDelGruppo {
  const aziende = useRecords('aziende')
  return useMemo(() => createImpresaUnica(aziende), [aziende])
}
