import { aziendaIdOfPratica, isPraticaAperta, type Pratica } from '@bandiera/domain'
import { useHeld } from '@bandiera/live'
import type { DomandaElenco, Incrocio } from '@bandiera/matching'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useFinestra } from '../lontano/use-finestra.ts'

/** Case files by company and grant. */
export type PraticheNote = ReadonlyMap<string, Pratica>

const PraticheContext = createContext<PraticheNote>(new Map())

interface PraticheNoteProps {
  /** Whose matches the rows are. */
  di: Pick<DomandaElenco, 'tab' | 'id'>
  children: ReactNode
}

/** The case files there are, for the rows inside: looked through once, not once for each row. */
export function PraticheNoteProvider({ di: { tab, id }, children }: PraticheNoteProps) {
  const held = useHeld('pratiche')
  const filter = tab === 'azienda' ? `calc.azienda:=:${id}` : `bandoId:=:${id}`
  const own = useFinestra('pratiche', filter)
  const pratiche = own ?? held
  const known = useMemo(() => praticheNote(pratiche), [pratiche])
  return <PraticheContext value={known}>{children}</PraticheContext>
}

export const usePraticheNote = (): PraticheNote => useContext(PraticheContext)

export const praticaDi = (note: PraticheNote, { azienda, bando }: Pick<Incrocio, 'azienda' | 'bando'>) =>
  note.get(`${azienda._id} ${bando._id}`)

/** The open one of each company and grant, else the newest; `pratiche` come newest first. */
export function praticheNote(pratiche: readonly Pratica[]): PraticheNote {
  const known = new Map<string, Pratica>()
  for (const pratica of pratiche) {
    if (!pratica.bandoId) continue
    const key = `${aziendaIdOfPratica(pratica._id)} ${pratica.bandoId}`
    const before = known.get(key)
    if (!before || (!isPraticaAperta(before.stato) && isPraticaAperta(pratica.stato))) known.set(key, pratica)
  }
  return known
}
