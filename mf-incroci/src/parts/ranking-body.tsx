import { Box, Button, EmptyState, SearchOffIcon, testiComuni } from '@bandiera/ui'
import { BulkBar, RowCheck, useSelection } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { useCreaPratiche, type Scelto } from '../pratiche/use-crea-pratiche.ts'
import { testi } from '../testi.ts'
import { Matches } from './matches.tsx'
import type { RankingProps } from './ranking.tsx'
import type { Visible } from './use-visible.ts'

type BodyProps = RankingProps & { visible: Visible }

/** The rows, or what to do when there are none; chosen ones can become case files together. */
export function RankingBody(props: BodyProps) {
  const { verso, label, nome, nessuno, visible, selectable = false } = props
  const { state, base, rows, showClosed } = visible
  const { actions, selection } = useScelti(props)
  const narrowed = state.q !== '' || state.chosen.size > 0
  if (base.length === 0) {
    const show = <Button onClick={() => showClosed(true)}>{testi.mostraChiusi}</Button>
    return <EmptyState action={show} text={testi.vuoto.tuttiChiusiTesto} title={testi.vuoto.tuttiChiusi} />
  }
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
      <Matches {...{ label, nessuno, nome, onlyNearest, rows, verso }} onShowAll={showAll} selection={chosen} />
    </Box>
  )
}

/** What is chosen, by company: a verdict that changes stays chosen. */
function useScelti({ visible, ranked }: BodyProps) {
  const all = useMemo(() => ranked.map(sceltoOf), [ranked])
  const rows = useMemo(() => visible.rows.map(sceltoOf), [visible.rows])
  return { actions: useCreaPratiche(), selection: useSelection(all, rows) }
}

const sceltoOf = (incrocio: Scelto['incrocio']): Scelto => ({ _id: incrocio.azienda._id, incrocio })
