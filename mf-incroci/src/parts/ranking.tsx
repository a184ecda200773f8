import type { Incrocio } from '@bandiera/matching'
import {
  Button,
  EmptyState,
  FormControlLabel,
  SearchOffIcon,
  Stack,
  Switch,
  testiComuni,
  type Nome,
} from '@bandiera/ui'
import { ListToolbar, type ListFilter } from '@bandiera/ui/list'
import { testi } from '../testi.ts'
import type { Verso } from './columns.tsx'
import { EsitoCounters } from './esito-counters.tsx'
import { ESITO } from './incroci-filters.ts'
import { Matches } from './matches.tsx'
import { PesiNote } from './pesi-note.tsx'
import { UnsavedFields } from './unsaved.tsx'
import { useVisible, type Visible } from './use-visible.ts'

export interface RankingProps {
  /** Best first. */
  ranked: readonly Incrocio[]
  verso: Verso
  filters: readonly ListFilter<Incrocio>[]
  nome: Nome
  label: string
  hideClosed: boolean
  /** What to say when nothing fits. */
  nessuno: { title: string; text: string }
}

/** Matches in order with their counters, filters and reasons. */
export function Ranking(props: RankingProps) {
  const { ranked, verso, filters, nome, hideClosed } = props
  const visible = useVisible(ranked, { verso, filters, hideClosed })
  const { state, base, rows, perEsito, withClosed, showClosed } = visible
  const closed = hideClosed && ranked.some(({ valutazione }) => valutazione.stato === 'chiuso')
  const values = state.chosen.get(ESITO.id) ?? []
  const choose = (next: readonly string[]) => state.choose({ [ESITO.id]: next.length > 0 ? next : null })
  return (
    <UnsavedFields>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, mb: 2 }}>
        <EsitoCounters counts={perEsito} onChange={choose} values={values} />
        <PesiNote />
      </Stack>
      <ListToolbar filters={filters} nome={nome} records={base} searchable state={state} visible={rows.length}>
        {closed && (
          <FormControlLabel
            control={<Switch checked={withClosed} onChange={(_event, on) => showClosed(on)} size="small" />}
            label={testi.mostraChiusi}
            sx={{ mx: 1, gap: 1 }}
          />
        )}
      </ListToolbar>
      <Body {...props} visible={visible} />
    </UnsavedFields>
  )
}

function Body({ verso, label, nome, nessuno, visible }: RankingProps & { visible: Visible }) {
  const { state, base, rows, showClosed } = visible
  const narrowed = state.q !== '' || state.chosen.size > 0
  if (base.length === 0) {
    const show = <Button onClick={() => showClosed(true)}>{testi.mostraChiusi}</Button>
    return <EmptyState action={show} text={testi.vuoto.tuttiChiusiTesto} title={testi.vuoto.tuttiChiusi} />
  }
  if (rows.length > 0) {
    const onlyNearest = !narrowed && rows.every(({ valutazione }) => valutazione.esito === 'non_ammissibile')
    const showAll = () => state.choose({ [ESITO.id]: ['non_ammissibile'] })
    return <Matches {...{ label, nessuno, nome, onlyNearest, rows, verso }} onShowAll={showAll} />
  }
  return (
    <EmptyState
      action={<Button onClick={state.clear}>{testiComuni.azzera}</Button>}
      icon={SearchOffIcon}
      text={testiComuni.nessunRisultatoAiuto}
      title={testiComuni.nessunRisultato}
    />
  )
}
