import { isOpenPratica } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Button, Stack } from '@bandiera/ui'
import { useListState } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { listTexts } from '../texts.ts'
import { THIS_WEEK } from '../filters.ts'
import type { Row } from '../../parts/rows.ts'

export interface Counts {
  mie: number
  inScadenza: number
  mieInScadenza: number
}

/** Buttons for the usual filters: the user's own case files, and those due this week. */
export function Shortcuts({ conteggi }: { conteggi: Counts }) {
  const { usr } = usePortal()
  const { chosen, choose } = useListState()
  const me = usr?._id ?? ''
  const mine = same(chosen.get('chi'), [me])
  const week = same(chosen.get('scade'), THIS_WEEK)
  const { mie, inScadenza, mieInScadenza } = conteggi
  const lines = [
    { label: listTexts.onlyMine, n: mie, on: mine && !week, values: { chi: [me], scade: null } },
    { label: listTexts.inScadenza, n: inScadenza, on: week && !mine, values: { chi: null, scade: THIS_WEEK } },
    { label: listTexts.mineExpiring, n: mieInScadenza, on: mine && week, values: { chi: [me], scade: THIS_WEEK } },
  ]
  return (
    <Stack aria-label={listTexts.shortcuts} direction="row" role="group" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {lines.map(({ label, n, on, values }) => (
        <Button
          aria-pressed={on}
          color={on ? 'primary' : 'inherit'}
          key={label}
          onClick={() => choose(on ? { chi: null, scade: null } : values)}
          size="small"
          sx={{ borderRadius: 4, borderColor: on ? 'primary.main' : 'divider', px: 3 }}
          variant="outlined"
        >
          {`${label} (${n})`}
        </Button>
      ))}
    </Stack>
  )
}

const same = (a: readonly string[] | undefined, b: readonly string[]): boolean =>
  a !== undefined && a.length === b.length && b.every((value) => a.includes(value))

/** The counts, of the rows where the page holds all case files; `null` until they are known. */
export function useCounts(me: string, held: readonly Row[] | null): Counts | null {
  const all = useRecords(held ? null : { coll: 'pratiche', where: OPEN, ...DUE_COUNTS })
  const mine = useRecords(held ? null : { coll: 'pratiche', where: { ...OPEN, assegnatoA: me }, ...DUE_COUNTS })
  const ofHeld = useMemo(() => held && countsOf(held, me), [held, me])
  if (ofHeld) return ofHeld
  const due = ({ counts }: Pick<typeof all, 'counts'>) =>
    (counts[DUE] ?? []).reduce((sum, [when, n]) => sum + (THIS_WEEK.includes(when) ? n : 0), 0)
  const known = DUE in all.counts && DUE in mine.counts
  return known ? { mie: mine.total, inScadenza: due(all), mieInScadenza: due(mine) } : null
}

const OPEN = { 'calc.situazione': 'aperte' } as const
const DUE = 'calc.scade'
const DUE_COUNTS = { counts: [DUE], fields: [], rows: 1 } as const

function countsOf(rows: readonly Row[], me: string): Counts {
  const open = rows.filter(({ pratica }) => isOpenPratica(pratica.stato))
  const isMine = ({ pratica }: Row) => pratica.assegnatoA === me
  const isDue = ({ giorni }: Row) => giorni !== null && giorni <= 7
  return {
    mie: open.filter(isMine).length,
    inScadenza: open.filter(isDue).length,
    mieInScadenza: open.filter((row) => isMine(row) && isDue(row)).length,
  }
}
