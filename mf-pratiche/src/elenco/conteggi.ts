import { isPraticaAperta } from '@bandiera/domain'
import { useWindow } from '@bandiera/live'
import type { Riga } from '../parts/righe.ts'
import { QUESTA_SETTIMANA } from './filters.ts'
import type { Conteggi } from './scorciatoie.tsx'

/** Counted among case files that are here. */
export function conteggiDi(righe: readonly Riga[], me: string): Conteggi {
  const open = righe.filter(({ pratica }) => isPraticaAperta(pratica.stato))
  const isMine = ({ pratica }: Riga) => pratica.assegnatoA === me
  const isDue = ({ giorni }: Riga) => giorni !== null && giorni <= 7
  return {
    mie: open.filter(isMine).length,
    inScadenza: open.filter(isDue).length,
    mieInScadenza: open.filter((riga) => isMine(riga) && isDue(riga)).length,
  }
}

const APERTE = 'calc.situazione:=:aperte'
const SCADE = 'calc.scade'

/** Counted where the page does not hold them; `null` until the first answer. */
export function useConteggi(me: string): { conteggi: Conteggi | null; visible: number } {
  const all = useWindow('pratiche', { f: [APERTE], counts: [SCADE], fields: [], size: 1 })
  const mine = useWindow('pratiche', { f: [APERTE, `assegnatoA:=:${me}`], counts: [SCADE], fields: [], size: 1 })
  const due = ({ counts }: Pick<typeof all, 'counts'>) =>
    (counts[SCADE] ?? []).reduce((sum, [when, n]) => sum + (QUESTA_SETTIMANA.includes(when) ? n : 0), 0)
  const known = SCADE in all.counts && SCADE in mine.counts
  return {
    conteggi: known ? { mie: mine.total, inScadenza: due(all), mieInScadenza: due(mine) } : null,
    visible: all.visible,
  }
}
