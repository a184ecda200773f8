import { Box, Button, EmptyState, SearchOffIcon, testiComuni } from '@bandiera/ui'
import { BulkBar, RowCheck, useSelection } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { useCreaPratiche, type Scelto } from '../pratiche/use-crea-pratiche.ts'
import { testi } from '../testi.ts'
import { Matches } from './matches.tsx'
import type { RankingProps } from './ranking.tsx'
import type { Visible } from './use-visible.ts'

/** The rows, or what to do when there are none; chosen ones can become case files together. */
export function RankingBody(props: RankingProps) {
  const { verso, label, nome, nessuno, visible, selectable = false } = props
  const { state, base, rows, total, nascosti, vicini, more } = visible
  const { actions, selection } = useScelti(visible)
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
      {chosen && vicini.length === 0 && (
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
      <Matches
        {...{ label, nessuno, nome, vicini, rows, total, verso }}
        onMore={more}
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

/** What is chosen, by company: a verdict that changes stays chosen. */
function useScelti({ ranked, rows }: Visible) {
  const all = useMemo(() => ranked.map(sceltoOf), [ranked])
  const shown = useMemo(() => rows.map(sceltoOf), [rows])
  return { actions: useCreaPratiche(), selection: useSelection(all, shown) }
}

const sceltoOf = (incrocio: Scelto['incrocio']): Scelto => ({ _id: incrocio.azienda._id, incrocio })
