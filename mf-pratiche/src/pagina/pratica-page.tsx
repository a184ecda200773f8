import {
  aziendaIdOfPratica,
  cammino,
  labelOf,
  praticaFields,
  statoPraticaLabels,
  tipoPraticaLabels,
  type Pratica,
} from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { usePortal, useSlot } from '@bandiera/platform'
import { Alert, AppLink, Stack } from '@bandiera/ui'
import { DetailPage, StatoPraticaChip, Steps } from '@bandiera/ui/detail'
import { useEffect } from 'react'
import { maySteer } from '../parts/may-steer.ts'
import { hrefAzienda } from '../paths.ts'
import { testi } from '../testi.ts'
import { Attivita } from './attivita.tsx'
import { Azioni } from './azioni.tsx'
import { Checklist } from './checklist.tsx'
import { Importi } from './importi.tsx'
import { Lato } from './lato.tsx'
import { Note } from './note.tsx'
import { Riepilogo } from './riepilogo.tsx'
import { Scadenze } from './scadenze.tsx'
import { Scorrimento } from './scorrimento.tsx'
import { Storico } from './storico.tsx'

const { pagina } = testi

export interface ParteProps {
  pratica: Pratica
  /** Whether this user works on the case file, and not only reads it. */
  may: boolean
}

/** The page of one case file: where it stands and may go, and all that belongs to it in tabs. */
export function PraticaPage({ pratica }: { pratica: Pratica }) {
  const { usr, setTitle } = usePortal()
  const azienda = useRecord('aziende', aziendaIdOfPratica(pratica._id))
  const schede = useSlot('pratica.scheda')
  const may = maySteer(usr, pratica, azienda)
  const { titolo, stato } = pratica
  useEffect(() => setTitle(titolo), [titolo, setTitle])
  const part = { pratica, may }
  const tabs = [
    { id: 'riepilogo', label: pagina.tab.riepilogo, content: <Riepilogo {...part} />, printed: true, headed: true },
    { id: 'checklist', label: pagina.tab.checklist, content: <Checklist {...part} />, printed: true },
    ...schede.map(({ id, title, Component }) => ({
      id: id.replace(/^.*\//, ''),
      label: title,
      content: <Component praticaId={pratica._id} />,
      printed: true,
    })),
    { id: 'scadenze', label: pagina.tab.scadenze, content: <Scadenze {...part} />, printed: true },
    { id: 'attivita', label: pagina.tab.attivita, content: <Attivita {...part} /> },
    { id: 'note', label: pagina.tab.note, content: <Note {...part} /> },
    { id: 'importi', label: pagina.tab.importi, content: <Importi {...part} />, printed: true, headed: true },
    { id: 'storico', label: pagina.tab.storico, content: <Storico pratica={pratica} /> },
  ]
  return (
    <DetailPage
      actions={may && <Azioni azienda={azienda} pratica={pratica} />}
      aside={<Lato {...part} />}
      chips={<StatoPraticaChip stato={stato} />}
      facts={
        <Stack direction="row" sx={{ columnGap: 4, rowGap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
          {azienda && <AppLink to={hrefAzienda(azienda._id)}>{azienda.ragioneSociale}</AppLink>}
          <span>{labelOf(tipoPraticaLabels, pratica.tipo)}</span>
          {pratica.protocollo && <span>{`${praticaFields.protocollo.label} ${pratica.protocollo}`}</span>}
        </Stack>
      }
      label={pagina.schede}
      tabs={tabs}
      title={titolo}
    >
      {!may && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {pagina.soloLettura}
        </Alert>
      )}
      <Scorrimento pratica={pratica} />
      <Steps
        label={pagina.percorso}
        steps={cammino(pratica).map((tappa) => ({
          id: tappa.stato,
          label: labelOf(statoPraticaLabels, tappa.stato),
          stato: tappa.posizione,
        }))}
      />
    </DetailPage>
  )
}
