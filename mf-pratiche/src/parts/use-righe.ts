import { aziendaIdOfPratica, type Pratica } from '@bandiera/domain'
import { useCollection, useLiveStatus, useRecordsOf } from '@bandiera/live'
import { useToday } from '@bandiera/ui'
import { useMemo, useState } from 'react'
import { createRighe, type Riga } from './righe.ts'
import { useNomi } from './use-nomi.ts'

/** Every case file that the user sees, newest first, with company, grant and person. */
export function useRighe(): { righe: readonly Riga[]; loading: boolean } {
  const righe = useRigheDi(useCollection('pratiche'))
  const { ready } = useLiveStatus()
  return { righe, loading: !ready && righe.length === 0 }
}

/** These case files with company, grant and person. */
export function useRigheDi(pratiche: readonly Pratica[]): readonly Riga[] {
  const aziende = useRecordsOf(
    'aziende',
    useMemo(() => pratiche.map(({ _id }) => aziendaIdOfPratica(_id)), [pratiche]),
  )
  const bandi = useRecordsOf(
    'bandi',
    useMemo(() => pratiche.flatMap(({ bandoId }) => bandoId ?? []), [pratiche]),
  )
  const nome = useNomi()
  const oggi = useToday()
  const [make] = useState(createRighe)
  return useMemo(() => make(pratiche, { aziende, bandi, nome, oggi }), [make, pratiche, aziende, bandi, nome, oggi])
}
