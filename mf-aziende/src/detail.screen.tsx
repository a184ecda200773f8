import {
  type Azienda,
  aziendaFields,
  capital,
  dimensioneClassLabels,
  completenessOf,
  dimensione,
  labelOf,
  qualificaLabels,
  sedeName,
  mainSede,
  aziendaStateLabels,
} from '@bandiera/domain'
import { useLiveStatus, useRecord } from '@bandiera/live'
import { useHistory, usePortal, useSlot } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import {
  Button,
  Chip,
  EmptyState,
  LinearProgress,
  LinkButton,
  printPage,
  Stack,
  paperTexts,
  uiTexts,
  type UrlTab,
  useUrlParams,
} from '@bandiera/ui'
import { DetailPage, Timeline } from '@bandiera/ui/detail'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { AZIENDE } from './paths.ts'
import { texts } from './texts.ts'
import { type Editing, type TabKey, tabOf, TABS, useEditing } from './sections/editing.ts'
import { TabContent } from './sections/tab-content.tsx'
import { AziendaAside } from './sections/aside.tsx'
import { QUALIFICHE } from './sections/standing.rules.ts'
import { CompletenessBar } from './parts/completeness-bar.tsx'

export function Component() {
  const { aId = '' } = useParams()
  const azienda = useRecord('aziende', aId)
  const { ready } = useLiveStatus()
  if (azienda) return <AziendaPage azienda={azienda} key={aId} />
  if (!ready) return <LinearProgress aria-label={uiTexts.caricamento} />
  const back = <LinkButton to={AZIENDE}>{texts.backToList}</LinkButton>
  return <EmptyState action={back} text={texts.notFoundOne} title={uiTexts.nonTrovato} whole />
}

function AziendaPage({ azienda }: { azienda: Azienda }) {
  const { usr, setTitle } = usePortal()
  const slots = useSlot('azienda.scheda')
  const { ragioneSociale } = azienda
  useEffect(() => setTitle(ragioneSociale), [ragioneSociale, setTitle])
  const editing = useEditing()
  useTabOfField(editing)
  const may = usr !== null && refusalOf(usr, { coll: 'aziende', before: azienda, after: azienda }) === null
  const own = (Object.keys(TABS) as TabKey[]).map((id): UrlTab => ({
    id,
    label: texts.tabs[id],
    content: <TabContent azienda={azienda} editing={editing} may={may} scheda={id} />,
    printed: true,
    headed: true,
  }))
  const others = slots.map(({ id, title, Component }): UrlTab => ({
    id: id.replace(/^.*\//, ''),
    label: title,
    content: <Component aziendaId={azienda._id} />,
    printed: true,
  }))
  const storico = { id: 'storico', label: texts.tabs.storico, content: <History id={azienda._id} /> }
  return (
    <DetailPage
      actions={print}
      aside={<AziendaAside azienda={azienda} />}
      chips={<AziendaChips azienda={azienda} />}
      facts={<AziendaFacts azienda={azienda} />}
      label={texts.tabNames}
      tabs={[...own, ...others, storico]}
      title={ragioneSociale}
    />
  )
}

const print = (
  <Button onClick={() => void printPage()} variant="outlined">
    {paperTexts.stampa}
  </Button>
)

/** A field in the address (`?campo=`) opens its tab once; after that the user changes tabs freely. */
function useTabOfField({ editing, campo }: Editing): void {
  const [, change] = useUrlParams()
  const opened = editing && tabOf(editing)
  useEffect(() => {
    if (opened) change({ tab: opened === 'anagrafica' ? null : opened }, { replace: true })
  }, [campo, opened, change])
}

function AziendaChips({ azienda }: { azienda: Azienda }) {
  const { classe } = dimensione(azienda)
  const stato = azienda.archiviata ? texts.people.inArchivio : labelOf(aziendaStateLabels, azienda.stato)
  const labels = [stato, labelOf(dimensioneClassLabels, classe)].filter(Boolean)
  return labels.map((label) => <Chip key={label} label={label} size="small" variant="outlined" />)
}

function AziendaFacts({ azienda }: { azienda: Azienda }) {
  const sede = mainSede(azienda)
  const held = QUALIFICHE.filter((key) => azienda.qualifiche?.[key] === true).map((key) => qualificaLabels[key])
  return (
    <Stack direction="row" sx={{ columnGap: 4, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <CopyNumber azienda={azienda} />
      {sede && <span>{sedeName(sede)}</span>}
      {held.length > 0 && <span>{capital(held.join(', '))}</span>}
      <span className="no-print">
        <CompletenessBar percento={completenessOf(azienda).percento} />
      </span>
    </Stack>
  )
}

function CopyNumber({ azienda: { partitaIva, codiceFiscale } }: { azienda: Azienda }) {
  const { notify } = usePortal()
  const number = partitaIva ?? codiceFiscale
  if (!number) return null
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => notify({ text: texts.people.copied(number) }),
      () => notify({ text: texts.people.notCopied, kind: 'error' }),
    )
  return (
    <span>
      {aziendaFields[partitaIva ? 'partitaIva' : 'codiceFiscale'].label} {number}{' '}
      <Button
        aria-label={texts.people.copy(number)}
        className="no-print"
        onClick={() => void copy()}
        size="small"
        sx={{ minWidth: 0, py: 0 }}
      >
        {texts.people.copyShort}
      </Button>
    </span>
  )
}

function History({ id }: { id: string }) {
  const { voci, stato, riprova } = useHistory('aziende', id)
  return (
    <Timeline
      entries={voci}
      error={stato === 'errore' ? { text: texts.historyError, onRetry: riprova } : null}
      loading={stato === 'carica'}
    />
  )
}
