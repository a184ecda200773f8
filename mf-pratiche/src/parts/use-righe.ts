import { useLiveStatus, useCollection } from '@bandiera/live'
import { useToday } from '@bandiera/ui'
import { useMemo, useState } from 'react'
import { createRighe, type Riga } from './righe.ts'
import { useNomi } from './use-nomi.ts'

/** Every case file that the user sees, newest first, with company, grant and person. */
export function useRighe(): { righe: readonly Riga[]; loading: boolean } {
  const pratiche = useCollection('pratiche')
  const allAziende = useCollection('aziende')
  const allBandi = useCollection('bandi')
  const { ready } = useLiveStatus()
  const nome = useNomi()
  const oggi = useToday()
  const [make] = useState(createRighe)
  const aziende = useMemo(() => new Map(allAziende.map((one) => [one._id, one])), [allAziende])
  const bandi = useMemo(() => new Map(allBandi.map((one) => [one._id, one])), [allBandi])
  const righe = useMemo(
    () => make(pratiche, { aziende, bandi, nome, oggi }),
    [make, pratiche, aziende, bandi, nome, oggi],
  )
  return { righe, loading: !ready && righe.length === 0 }
}
