import type { Azienda } from '@bandiera/domain'
import { useMemo } from 'react'
import { useNomi } from './use-nomi.ts'

export interface Persona {
  value: string
  label: string
}

/** Who works for a company: its gestore and its professionisti, by name. */
export function useSquadra(azienda: Azienda | undefined): Persona[] {
  const nome = useNomi()
  return useMemo(() => {
    const ids = azienda ? [azienda.gestoreId, ...azienda.professionisti] : []
    return [...new Set(ids)].map((value) => ({ value, label: nome(value) }))
  }, [azienda, nome])
}
