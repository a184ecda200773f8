import { Box, Button, EmptyState, SearchOffIcon, testiComuni } from '@bandiera/ui'
import { BulkBar, RowCheck, useSelection } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { useCreaPratiche, type Scelto } from '../pratiche/use-crea-pratiche.ts'
import { testi } from '../testi.ts'
import { CHIUSI } from './incroci-filters.ts'
import { Matches } from './matches.tsx'
import type { RankingProps } from './ranking.tsx'
import type { Visible } from './use-visible.ts'

type BodyProps = RankingProps & { visible: Visible }

/** The rows, or what to do when there are none; chosen ones can become case files together. */
export function RankingBody(props: BodyProps) {
  const { verso, label, nome, nessuno, quasi, visible, selectable = false } = props
  const { state, base, rows, nascosti, narrowed } = visible
  const { actions, selection } = useScelti(props)
  if (base.length === 0) return <TuttoNascosto nascosti={nascosti} />
  if (rows.length === 0) {
    return (
      <EmptyState
        action={<Button onClick={state.clear}>{testiComuni.azzera}</Button>}
        icon={SearchOffIcon}
        text={testiComuni.nessunRisultatoAiuto}
        title={testiComuni.nessunRisultato}
      />
    )
  }
  const onlyNearest = !narrowed && rows.every(({ valutazione }) => valutazione.esito === 'non_ammissibile')
  const showAll = () => state.choose({ esito: ['non_ammissibile'] })
  const chosen = selectable && actions.length > 0 ? selection : undefined
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      {chosen && !onlyNearest && (
        <Box className="no-print">
          <RowCheck
            checked={chosen.all}
            label={testi.selezionaTutte(rows.length)}
            onToggle={chosen.toggleAll}
            partly={chosen.some}
            text={testi.selezionaTutte(rows.length)}
          />
        </Box>
      )}
      {chosen && chosen.records.length > 0 && <BulkBar actions={actions} nome={nome} selection={chosen} />}
      <Matches {...{ label, nessuno, nome, onlyNearest, quasi, rows, verso }} onShowAll={showAll} selection={chosen} />
    </Box>
  )
}

/** Everything is left out: says why, and shows it. */
function TuttoNascosto({ nascosti }: Pick<Visible, 'nascosti'>) {
  const { vuoto } = testi
  const out = nascosti.filter(({ count, shown }) => count > 0 && !shown)
  const onlyClosed = out.every(({ id }) => id === CHIUSI.id)
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

/** What is chosen, by company: a verdict that changes stays chosen. */
function useScelti({ visible, ranked }: BodyProps) {
  const all = useMemo(() => ranked.map(sceltoOf), [ranked])
  const rows = useMemo(() => visible.rows.map(sceltoOf), [visible.rows])
  return { actions: useCreaPratiche(), selection: useSelection(all, rows) }
}

const sceltoOf = (incrocio: Scelto['incrocio']): Scelto => ({ _id: incrocio.azienda._id, incrocio })
