import { Box, Button, EmptyState, SearchOffIcon, testiComuni } from '@bandiera/ui'
import type { Incrocio } from '@bandiera/matching'
import { BulkBar, listFacts, type PaperRows } from '@bandiera/ui/list'
import { testi } from '../testi.ts'
import { ESITO } from './incroci-filters.ts'
import { Matches } from './matches.tsx'
import type { RankingProps } from './ranking.tsx'
import { ScegliTutte } from './scegli-tutte.tsx'
import { useScelti } from './use-scelti.ts'
import type { Table } from './use-table.ts'
import type { Visible } from './use-visible.ts'

interface RankingBodyProps extends RankingProps {
  paper: Pick<PaperRows<Incrocio>, 'rows' | 'busy'>
  table: Table
}

/** The rows, or what to do when there are none; chosen ones can become case files together. */
export function RankingBody(props: RankingBodyProps) {
  const { verso, table, choices, label, nome, nessuno, visible, filters, paper, selectable = false } = props
  const { state, base, rows, total, nascosti, vicini, more } = visible
  const { actions, selection, tutte } = useScelti(visible)
  if (base === 0) return <TuttoNascosto nascosti={nascosti} />
  if (total === 0) {
    return (
      <EmptyState
        action={<Button onClick={state.clear}>{testiComuni.azzera}</Button>}
        icon={SearchOffIcon}
        text={testiComuni.nessunRisultatoAiuto}
        title={testiComuni.nessunRisultato}
      />
    )
  }
  const showAll = () => state.choose({ esito: ['non_ammissibile'] })
  const chosen = selectable && actions.length > 0 ? selection : undefined
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      {chosen && vicini.length === 0 && <ScegliTutte tutte={tutte} />}
      {chosen && chosen.records.length > 0 && <BulkBar actions={actions} nome={nome} selection={chosen} />}
      <Matches
        {...{ choices, label, nessuno, nome, vicini, rows, table, total, verso }}
        onMore={more}
        order={{ sort: state.sort, onSort: state.setSort }}
        paper={{
          rows: paper.rows,
          busy: paper.busy,
          total,
          facts: listFacts({ nome, shown: total, all: base, filters: [ESITO, ...filters], state }),
          // companies of one grant
          internal: selectable,
        }}
        onShowAll={showAll}
        selection={chosen}
      />
    </Box>
  )
}

/** Everything is left out: says why, and shows it. */
function TuttoNascosto({ nascosti }: Pick<Visible, 'nascosti'>) {
  const { vuoto } = testi
  const out = nascosti.filter(({ count, shown }) => count > 0 && !shown)
  const onlyClosed = out.every(({ id }) => id === 'chiusi')
  const buttons = out.map(({ id, label, show }) => (
    <Button key={id} onClick={() => show(true)}>
      {label}
    </Button>
  ))
  return onlyClosed ? (
    <EmptyState action={buttons} text={vuoto.tuttiChiusiTesto} title={vuoto.tuttiChiusi} />
  ) : (
    <EmptyState action={buttons} text={vuoto.tuttiScartatiTesto} title={vuoto.tuttiScartati} />
  )
}
