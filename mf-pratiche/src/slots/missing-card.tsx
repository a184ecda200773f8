import { aziendaIdOfPratica, isOpenPratica, missingDocumenti } from '@bandiera/domain'
import { Muted, Stack, useToday } from '@bandiera/ui'
import { Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { useMemo } from 'react'
import { type Row, useRows } from '../parts/rows.ts'
import { hrefPratiche } from '../paths.ts'
import { cardTexts } from './texts.ts'

const SHOWN = 4

/** What clients still have to send, by company: those with most case files that wait first. */
export function Component() {
  const { rows, loading } = useRows()
  const oggi = useToday()
  const waiting = useMemo(
    () => rows.filter(({ pratica, mancanti }) => mancanti > 0 && isOpenPratica(pratica.stato)),
    [rows],
  )
  if (loading) return <WidgetSkeleton />
  if (waiting.length === 0) return <Muted>{cardTexts.nothingMissing}</Muted>
  const items = byAzienda(waiting)
    .slice(0, SHOWN)
    .map(([id, own]) => ({
      id,
      label: own[0]?.azienda?.ragioneSociale ?? own[0]?.pratica.titolo ?? '',
      href: hrefPratiche({ documenti: ['mancanti'], azienda: [id] }, 'scadenza'),
      detail: documentsOf(own, oggi).join(', '),
      note: cardTexts.pratiche(own.length),
    }))
  const figures = [
    {
      label: cardTexts.waiting,
      value: waiting.length,
      href: hrefPratiche({ documenti: ['mancanti'] }, 'scadenza'),
    },
  ]
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures items={figures} />
      <ShortList folded items={items} label={cardTexts.missingBy} labelHidden />
    </Stack>
  )
}

function byAzienda(rows: readonly Row[]): [id: string, own: Row[]][] {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const id = aziendaIdOfPratica(row._id)
    found.set(id, [...(found.get(id) ?? []), row])
  }
  return [...found].sort(([, a], [, b]) => b.length - a.length)
}

const documentsOf = (rows: readonly Row[], oggi: string): string[] => [
  ...new Set(rows.flatMap(({ pratica }) => missingDocumenti(pratica, oggi).map(({ voce }) => voce))),
]
