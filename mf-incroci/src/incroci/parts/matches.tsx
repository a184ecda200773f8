import type { Incrocio } from '@bandiera/matching'
import { Box, Button, countText, Typography, type Noun } from '@bandiera/ui'
import type { ColumnChoices, PaperListProps, RowSelection } from '@bandiera/ui/list'
import { Blockers, blockersOf } from './blockers.tsx'
import type { SelectedMatch } from '../bulk.tsx'
import { texts } from '../texts.ts'
import type { Side } from '../columns.tsx'
import { IncrociList, type Order } from './incroci-list.tsx'
import type { Table } from './use-table.ts'

interface MatchesProps {
  rows: readonly Incrocio[]
  total: number
  side: Side
  table: Table
  choices: ColumnChoices
  order: Order
  label: string
  nome: Noun
  /** Shown in place of the rows, with what blocks them: none of the rows fits. */
  vicini: readonly Incrocio[]
  nessuno: { title: string; text: string }
  onShowAll: () => void
  onMore: () => void
  selection?: RowSelection<SelectedMatch> | undefined
  paper: Pick<PaperListProps<Incrocio>, 'rows' | 'facts' | 'internal' | 'total' | 'busy'>
}

/** The list; when nothing fits, its nearest five. One tree for both, so that an open row survives the change. */
export function Matches(props: MatchesProps) {
  const { rows, total, vicini, label, nome, nessuno, onShowAll, onMore, selection, paper } = props
  const { side, table, choices, order } = props
  const onlyNearest = vicini.length > 0
  return (
    <>
      {onlyNearest && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 4, pb: 3 }}>
          <Typography component="h2" variant="h2">
            {nessuno.title}
          </Typography>
          <Typography color="textSecondary">{nessuno.text}</Typography>
        </Box>
      )}
      <IncrociList
        {...{ choices, label, order, table, side }}
        note={(incrocio) => onlyNearest && <Blockers blocchi={blockersOf(incrocio.valutazione.criteri)} />}
        onMore={onMore}
        paper={onlyNearest ? { ...paper, rows: vicini, total: vicini.length } : paper}
        rows={onlyNearest ? vicini : rows}
        selection={selection}
        total={onlyNearest ? vicini.length : total}
      />
      {onlyNearest && total > vicini.length && (
        <Button onClick={onShowAll} sx={{ mt: 3 }} variant="outlined">
          {texts.vicini.mostraTutti(countText(nome, total))}
        </Button>
      )}
    </>
  )
}
