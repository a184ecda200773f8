import { aziendaIdOfPratica, isOpenPratica, type Pratica } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import type { MatchListQuestion, Incrocio } from '@bandiera/matching'
import { createContext, useContext, useMemo, type ReactNode } from 'react'

export type PraticheByMatch = ReadonlyMap<string, Pratica>

const PraticheContext = createContext<PraticheByMatch>(new Map())

interface PraticheProviderProps {
  di: Pick<MatchListQuestion, 'tab' | 'id'>
  children: ReactNode
}

export function PraticheProvider({ di: { tab, id }, children }: PraticheProviderProps) {
  const filter = tab === 'azienda' ? `calc.azienda:=:${id}` : `bandoId:=:${id}`
  const pratiche = useRecords({ coll: 'pratiche', list: { f: [filter] }, rows: 500 }).records
  const known = useMemo(() => praticheByMatch(pratiche), [pratiche])
  return <PraticheContext value={known}>{children}</PraticheContext>
}

export const usePratiche = (): PraticheByMatch => useContext(PraticheContext)

export const praticaOf = (note: PraticheByMatch, { azienda, bando }: Pick<Incrocio, 'azienda' | 'bando'>) =>
  note.get(`${azienda._id} ${bando._id}`)

/** The open case file of each company and grant, else the newest. @param pratiche newest first */
export function praticheByMatch(pratiche: readonly Pratica[]): PraticheByMatch {
  const known = new Map<string, Pratica>()
  for (const pratica of pratiche) {
    if (!pratica.bandoId) continue
    const key = `${aziendaIdOfPratica(pratica._id)} ${pratica.bandoId}`
    const before = known.get(key)
    if (!before || (!isOpenPratica(before.stato) && isOpenPratica(pratica.stato))) known.set(key, pratica)
  }
  return known
}
