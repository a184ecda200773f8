import { isActiveEsigenza } from '@bandiera/domain'
import { useLiveStatus, type WritePatch } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { AddIcon, Button, EmptyState, HiddenText, LinkButton, Muted, useUrlOpened } from '@bandiera/ui'
import { DataTable, ListPage } from '@bandiera/ui/list'
import { useCallback, useMemo, useState } from 'react'
import { EsigenzaDialog, MergeDialog } from './form.tsx'
import { ACTIVE_FILTER, esigenzeColumns } from './columns.tsx'
import { moved, started, switched } from './patch.ts'
import { texts } from './texts.ts'
import { useCatalogue, type Catalogue, type CatalogueLine } from './actions.ts'
import { hrefEsigenza, NEW_ESIGENZA } from '../paths.ts'

const FILTERS = [ACTIVE_FILTER]
const PAPER = { nome: 32, gruppo: 18, obiettivi: 34, aziende: 8, attiva: 8 }

export function Component() {
  const { ready } = useLiveStatus()
  const catalogue = useCatalogue()
  const { lines, counted } = catalogue
  const { said, move, toggle, start } = useActions(catalogue)
  const [merging, setMerging] = useState<CatalogueLine | null>(null)
  const columns = useMemo(
    () => esigenzeColumns({ move, toggle, ...(counted && { merge: setMerging }) }, counted),
    [move, toggle, counted],
  )
  const add = (
    <LinkButton startIcon={<AddIcon />} to={NEW_ESIGENZA} variant="contained">
      {texts.fresh}
    </LinkButton>
  )
  return (
    <ListPage primary={lines.length > 0 && add} title={texts.title}>
      <DataTable
        columns={columns}
        csv="esigenze"
        empty={<EmptyCatalogue add={add} onStart={start} />}
        filters={FILTERS}
        href={hrefOf}
        label={texts.title}
        loading={!ready && lines.length === 0}
        nome={texts.name}
        paper={PAPER}
        records={lines}
      />
      <Muted sx={{ mt: 3, maxWidth: '75ch' }}>{texts.intro}</Muted>
      <HiddenText>
        <span aria-live="polite">{said}</span>
      </HiddenText>
      <Dialogs catalogue={catalogue} />
      {merging && <MergeDialog catalogue={catalogue} esigenza={merging} onClose={() => setMerging(null)} />}
    </ListPage>
  )
}

const hrefOf = ({ id }: CatalogueLine) => hrefEsigenza(id)

function useActions({ all, versione: base, lines, write }: Catalogue) {
  const tell = useAttempt()
  const [said, setSaid] = useState('')
  const attempt = useCallback(
    (patch: WritePatch | null, done?: string) => tell(done, write(patch, { base })),
    [tell, write, base],
  )
  const move = useCallback(
    (line: CatalogueLine, step: -1 | 1) => {
      const patch = moved(all, line, step)
      if (patch) setSaid(texts.moved(line.nome, line.place + step, lines.length))
      void attempt(patch)
    },
    [all, lines, attempt],
  )
  const toggle = useCallback(
    (line: CatalogueLine) => void attempt(switched(all, line, !isActiveEsigenza(line))),
    [all, attempt],
  )
  return { said, move, toggle, start: () => void attempt(started(), texts.baseDone) }
}

function EmptyCatalogue({ add, onStart }: { add: React.ReactNode; onStart: () => void }) {
  const action = (
    <>
      <Button onClick={onStart} variant="contained">
        {texts.base}
      </Button>
      {add}
    </>
  )
  return <EmptyState action={action} text={texts.emptyText} title={texts.empty} />
}

/** The dialog that the address opens: a new need, or an existing one. */
function Dialogs({ catalogue }: { catalogue: Catalogue }) {
  const [modifica, edit] = useUrlOpened('modifica')
  const [nuova, create] = useUrlOpened('nuova')
  const esigenza = catalogue.lines.find(({ id }) => id === modifica)
  if (!esigenza && nuova === null) return null
  const close = () => {
    edit(null)
    create(null)
  }
  return <EsigenzaDialog catalogue={catalogue} esigenza={esigenza} key={esigenza?.id ?? ''} onClose={close} />
}
