import { isEsigenzaAttiva } from '@bandiera/domain'
import { useLiveStatus, type WritePatch } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { AddIcon, Button, EmptyState, HiddenText, LinkButton, Page, Typography, useUrlOpened } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useCallback, useMemo, useState } from 'react'
import { EsigenzaDialog, UnisciDialog } from '../esigenze/esigenza-dialog.tsx'
import { ATTIVA, esigenzeColumns } from '../esigenze/esigenze-columns.tsx'
import { moved, started, switched } from '../esigenze/esigenze-writes.ts'
import { testi } from '../esigenze/testi.ts'
import { useCatalogo, type Catalogo, type Riga } from '../esigenze/use-catalogo.ts'
import { hrefEsigenza, NUOVA_ESIGENZA } from '../paths.ts'

const FILTERS = [ATTIVA]
const PAPER = { nome: 32, gruppo: 18, obiettivi: 34, aziende: 8, attiva: 8 }

export function Component() {
  const { ready } = useLiveStatus()
  const catalogo = useCatalogo()
  const { righe, counted } = catalogo
  const { said, move, toggle, start } = useActions(catalogo)
  const [merging, setMerging] = useState<Riga | null>(null)
  const columns = useMemo(
    () => esigenzeColumns({ move, toggle, ...(counted && { merge: setMerging }) }, counted),
    [move, toggle, counted],
  )
  const add = (
    <LinkButton startIcon={<AddIcon />} to={NUOVA_ESIGENZA} variant="contained">
      {testi.nuova}
    </LinkButton>
  )
  return (
    <Page actions={righe.length > 0 && add} title={testi.titolo}>
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: '75ch' }}>
        {testi.intro}
      </Typography>
      <DataTable
        columns={columns}
        csv="esigenze"
        empty={<Vuoto add={add} onStart={start} />}
        filters={FILTERS}
        href={hrefOf}
        label={testi.titolo}
        loading={!ready && righe.length === 0}
        nome={testi.nome}
        paper={PAPER}
        records={righe}
      />
      <HiddenText>
        <span aria-live="polite">{said}</span>
      </HiddenText>
      <Dialogs catalogo={catalogo} />
      {merging && <UnisciDialog catalogo={catalogo} esigenza={merging} onClose={() => setMerging(null)} />}
    </Page>
  )
}

const hrefOf = ({ id }: Riga) => hrefEsigenza(id)

/** What a line does at one click; a refusal is a notice, and nothing has changed. */
function useActions({ all, versione: base, righe, write }: Catalogo) {
  const tell = useAttempt()
  const [said, setSaid] = useState('')
  const attempt = useCallback(
    (patch: WritePatch | null, done?: string) => tell(done, write(patch, { base })),
    [tell, write, base],
  )
  const move = useCallback(
    (riga: Riga, step: -1 | 1) => {
      const patch = moved(all, riga, step)
      if (patch) setSaid(testi.spostata(riga.nome, riga.posto + step, righe.length))
      void attempt(patch)
    },
    [all, righe, attempt],
  )
  const toggle = useCallback((riga: Riga) => void attempt(switched(all, riga, !isEsigenzaAttiva(riga))), [all, attempt])
  return { said, move, toggle, start: () => void attempt(started(), testi.baseFatta) }
}

function Vuoto({ add, onStart }: { add: React.ReactNode; onStart: () => void }) {
  const action = (
    <>
      <Button onClick={onStart} variant="contained">
        {testi.base}
      </Button>
      {add}
    </>
  )
  return <EmptyState action={action} text={testi.vuotoTesto} title={testi.vuoto} />
}

/** The window that the address opens: a new need, or one that is there. */
function Dialogs({ catalogo }: { catalogo: Catalogo }) {
  const [modifica, edit] = useUrlOpened('modifica')
  const [nuova, create] = useUrlOpened('nuova')
  const esigenza = catalogo.righe.find(({ id }) => id === modifica)
  if (!esigenza && nuova === null) return null
  const close = () => {
    edit(null)
    create(null)
  }
  return <EsigenzaDialog catalogo={catalogo} esigenza={esigenza} key={esigenza?.id ?? ''} onClose={close} />
}
