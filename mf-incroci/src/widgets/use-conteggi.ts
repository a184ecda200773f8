import { tempoBando, type Bando } from '@bandiera/domain'
import { useToday } from '@bandiera/ui'
import { useEffect, useMemo, useState } from 'react'
import { usePerCoppia } from '../judge/use-incrocia.ts'
import { useRecordsMatched, type Matched } from '../parts/use-records-matched.ts'
import { countAmmissibili, createAmmissibile, type Conteggi } from './count-ammissibili.ts'

/** Companies and the grants that are not closed, with how many fit each other; `null` until they are counted. */
export function useConteggi(): Matched & { conteggi: Conteggi | null } {
  const { aziende, bandi: published, loading } = useRecordsMatched()
  const oggi = useToday()
  // closed grants are hidden in the list that a number opens
  const bandi = useMemo(() => published.filter(({ data }) => isOpen(data, oggi)), [published, oggi])
  const ammissibile = usePerCoppia(createAmmissibile)
  const [conteggi, setConteggi] = useState<Conteggi | null>(null)
  useEffect(() => countAmmissibili({ aziende, bandi }, ammissibile, setConteggi), [aziende, bandi, ammissibile])
  return { aziende, bandi, conteggi, loading }
}

const isOpen = (data: Bando['data'], oggi: string): boolean => tempoBando(data, { oggi }).stato !== 'chiuso'
