import { isOpenPratica } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useFilterTabs, type ViewTab } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { listTexts } from '../texts.ts'
import { THIS_WEEK } from '../filters.ts'
import type { Row } from '../../parts/rows.ts'

export interface Counts {
  aperte: number
  mie: number
  inScadenza: number
  mieInScadenza: number
}

/** Tabs of the usual filters: the user's own case files, and those due this week. */
export function useShortcuts(counts: Counts | null): ViewTab[] {
  const { usr } = usePortal()
  const me = [usr?._id ?? '']
  return useFilterTabs([
    {
      id: 'aperte',
      label: listTexts.situazione.aperte,
      count: counts?.aperte,
      values: { situazione: null, chi: null, scade: null },
    },
    { id: 'mie', label: listTexts.onlyMine, count: counts?.mie, values: { situazione: null, chi: me, scade: null } },
    {
      id: 'scadenza',
      label: listTexts.inScadenza,
      count: counts?.inScadenza,
      values: { situazione: null, chi: null, scade: THIS_WEEK },
    },
    {
      id: 'mieScadenza',
      label: listTexts.mineExpiring,
      count: counts?.mieInScadenza,
      values: { situazione: null, chi: me, scade: THIS_WEEK },
    },
  ])
}

/** The counts, of the rows where the page holds all case files; `null` until they are known. */
export function useCounts(me: string, held: readonly Row[] | null): Counts | null {
  const all = useRecords(held ? null : { coll: 'pratiche', where: OPEN, ...DUE_COUNTS })
  const mine = useRecords(held ? null : { coll: 'pratiche', where: { ...OPEN, assegnatoA: me }, ...DUE_COUNTS })
  const ofHeld = useMemo(() => held && countsOf(held, me), [held, me])
  if (ofHeld) return ofHeld
  const due = ({ counts }: Pick<typeof all, 'counts'>) =>
    (counts[DUE] ?? []).reduce((sum, [when, n]) => sum + (THIS_WEEK.includes(when) ? n : 0), 0)
  const known = DUE in all.counts && DUE in mine.counts
  return known ? { aperte: all.total, mie: mine.total, inScadenza: due(all), mieInScadenza: due(mine) } : null
}

const OPEN = { 'calc.situazione': 'aperte' } as const
const DUE = 'calc.scade'
const DUE_COUNTS = { counts: [DUE], fields: [], rows: 1 } as const

function countsOf(rows: readonly Row[], me: string): Counts {
  const open = rows.filter(({ pratica }) => isOpenPratica(pratica.stato))
  const isMine = ({ pratica }: Row) => pratica.assegnatoA === me
  const isDue = ({ giorni }: Row) => giorni !== null && giorni <= 7
  return {
    aperte: open.length,
    mie: open.filter(isMine).length,
    inScadenza: open.filter(isDue).length,
    mieInScadenza: open.filter((row) => isMine(row) && isDue(row)).length,
  }
}
