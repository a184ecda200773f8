import { createImpresaUnica, type Azienda, type ConAiutiDelGruppo } from '@bandiera/domain'
import { useEffect, useState } from 'react'
import { useCollection, useHeld, useMode } from './hooks.ts'
import { useLive } from './live-provider.tsx'
import { reachGroup } from './reach-group.ts'

/** Companies with the aids of their whole single undertaking, as far as the user sees its members. Needs every company. */
export const useImpresaUnica = (): ConAiutiDelGruppo => createImpresaUnica(useCollection('aziende'))

/** One company with the aids of its whole single undertaking; where companies are many, those of its group alone are loaded. */
export function useConGruppo(azienda: Azienda): Azienda {
  const { windows } = useLive()
  const mode = useMode('aziende')
  const held = useHeld('aziende')
  const [group, setGroup] = useState<readonly Azienda[]>([])
  const [changes, setChanges] = useState(0)
  const alone = mode === 'list' || mode === 'window'
  useEffect(() => {
    if (!alone) return
    const changed = () => setChanges((n) => n + 1)
    return windows.follow('aziende', { changed, forgotten: changed })
  }, [alone, windows])
  useEffect(() => {
    if (!alone) return
    const ended = new AbortController()
    reachGroup(azienda, (question) => windows.ask(question, ended.signal)).then(setGroup, (failure: unknown) => {
      if (!ended.signal.aborted) console.error('the group of a company could not be read', failure)
    })
    return () => ended.abort()
  }, [alone, azienda, changes, windows])
  return createImpresaUnica(alone ? withOthers(azienda, group) : held)(azienda)
}

const withOthers = (azienda: Azienda, group: readonly Azienda[]): readonly Azienda[] => [
  azienda,
  ...group.filter(({ _id }) => _id !== azienda._id),
]
