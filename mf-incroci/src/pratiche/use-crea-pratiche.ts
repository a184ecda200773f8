import { isPraticaAperta, nuovaPratica } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import type { Incrocio } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import type { BulkAction } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { testi } from '../testi.ts'
import { praticaDi, usePraticheNote } from './pratiche-note.tsx'

/** A match with the name by which a list knows it: its company. */
export interface Scelto {
  _id: string
  incrocio: Incrocio
}

/** Opens a case file for each chosen company that has none for this grant; what could not be opened is said by name. */
export function useCreaPratiche(): readonly BulkAction<Scelto>[] {
  const { insert } = useWrites()
  const { usr, settings, notify } = usePortal()
  const oggi = useToday()
  const note = usePraticheNote()
  return useMemo(() => {
    if (!usr || settings?.moduli?.['pratiche'] === false) return []
    const isFree = ({ incrocio }: Scelto) => {
      const known = praticaDi(note, incrocio)
      return !known || !isPraticaAperta(known.stato)
    }
    const run = async (chosen: readonly Scelto[]) => {
      const free = chosen.filter(isFree)
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
      return chosen.some(isFree) ? null : testi.pratica.tutteHanno
    }
    return [{ id: 'crea', label: testi.pratica.creaTutte, run, refusal }]
  }, [insert, usr, settings, notify, oggi, note])
}
