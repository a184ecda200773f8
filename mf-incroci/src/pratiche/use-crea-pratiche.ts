import { isPraticaAperta, nuovaPratica } from '@bandiera/domain'
import { useAsk, useWrites } from '@bandiera/live'
import type { Incrocio } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import type { BulkAction } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { testi } from '../testi.ts'
import { MOST } from '../parts/most.ts'
import { praticaDi, praticheNote, usePraticheNote, type PraticheNote } from './pratiche-note.tsx'

/** A match with the name by which a list knows it: its company. */
export interface Scelto {
  _id: string
  incrocio: Incrocio
}

/** Opens a case file for each chosen company that has none for this grant; what could not be opened is said by name. */
export function useCreaPratiche(): readonly BulkAction<Scelto>[] {
  const { insert } = useWrites()
  const ask = useAsk()
  const { usr, settings, notify } = usePortal()
  const oggi = useToday()
  const note = usePraticheNote()
  return useMemo(() => {
    if (!usr || settings?.moduli?.['pratiche'] === false) return []
    const run = async (chosen: readonly Scelto[]) => {
      // the rows hold the newest case files: a thousand companies may have more
      const bandoId = chosen[0]!.incrocio.bando._id
      const now = praticheNote(await ask.all('pratiche', { f: [`bandoId:=:${bandoId}`] }))
      const free = chosen.filter(isFree(now))
      const failed: string[] = []
      for (const { incrocio } of free) {
        const { azienda, bando, valutazione, stima } = incrocio
        const { _id, ...pratica } = nuovaPratica({ azienda, bando, usr, oggi, incrocio: valutazione, stima })
        await insert('pratiche', { ...pratica, _id }).catch((error: unknown) =>
          failed.push(`${azienda.ragioneSociale}: ${error instanceof Error ? error.message : String(error)}`),
        )
      }
      const made = free.length - failed.length
      if (made > 0) notify({ text: testi.pratica.create(made, chosen.length - free.length), kind: 'success' })
      if (failed.length > 0) throw new Error(testi.pratica.nonCreate(failed.join(' ')))
    }
    const refusal = (chosen: readonly Scelto[]) => {
      if (chosen.some(({ incrocio }) => incrocio.valutazione.stato === 'chiuso')) return testi.pratica.bandoChiuso
      if (chosen.length > MOST) return testi.pratica.troppe(MOST)
      return chosen.some(isFree(note)) ? null : testi.pratica.tutteHanno
    }
    return [{ id: 'crea', label: testi.pratica.creaTutte, run, refusal }]
  }, [insert, ask, usr, settings, notify, oggi, note])
}

const isFree =
  (note: PraticheNote) =>
  ({ incrocio }: Scelto): boolean => {
    const known = praticaDi(note, incrocio)
    return !known || !isPraticaAperta(known.stato)
  }
