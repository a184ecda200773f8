import {
  aziendaIdOfPratica,
  daysBetween,
  missingDocumenti,
  nextScadenza,
  praticaTimeline,
  labelOf,
  negativeReasonLabels,
  type Pratica,
  praticaFields,
  graduatoriaExtensionsFor,
  graduatoriaExtensionText,
  praticaStateLabels,
  praticaKindLabels,
} from '@bandiera/domain'
import { useLiveStatus, useRecord } from '@bandiera/live'
import { useHistory, usePortal, useSlot } from '@bandiera/platform'
import { Alert, AppLink, Section, useToday } from '@bandiera/ui'
import { DetailPage, MissingRecord, PraticaStateChip, Steps, Timeline, type TimelineEntry } from '@bandiera/ui/detail'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { Deadline } from '../parts/dates.tsx'
import { hrefAzienda, hrefBando, PRATICHE } from '../paths.ts'
import { texts } from '../texts.ts'
import { maySteer, useNames } from '../parts/people.ts'
import { detailTexts } from './sections/texts.ts'
import { Tasks } from './sections/tasks.tsx'
import { Actions } from './sections/actions.tsx'
import { Checklist } from './sections/checklist.tsx'
import { Amounts } from './sections/amounts.tsx'
import { Aside } from './sections/aside.tsx'
import { Notes } from './sections/notes.tsx'
import { Summary } from './sections/summary.tsx'
import { Deadlines } from './sections/deadlines.tsx'

export function Component() {
  const { pId = '' } = useParams()
  const pratica = useRecord('pratiche', pId)
  const { ready } = useLiveStatus()
  if (pratica) return <PraticaPage key={pId} pratica={pratica} />
  return <MissingRecord back={texts.goToPratiche} ready={ready} text={texts.notFoundOne} to={PRATICHE} />
}

function PraticaPage({ pratica }: { pratica: Pratica }) {
  const { usr, setTitle } = usePortal()
  const azienda = useRecord('aziende', aziendaIdOfPratica(pratica._id))
  const schede = useSlot('pratica.scheda')
  const may = maySteer(usr, pratica, azienda)
  const { titolo, stato } = pratica
  useEffect(() => setTitle(titolo), [titolo, setTitle])
  const oggi = useToday()
  const next = nextScadenza(pratica)
  const part = { pratica, may }
  const tabs = [
    { id: 'riepilogo', label: detailTexts.tab.summary, content: <Summary {...part} />, printed: true, headed: true },
    {
      id: 'documenti',
      also: ['checklist'],
      label: detailTexts.tab.documenti,
      content: (
        <>
          <Section first title={detailTexts.tab.checklist}>
            <Checklist {...part} />
          </Section>
          {schede.map(({ id, title, Component }) => (
            <Section key={id} title={title}>
              <Component praticaId={pratica._id} />
            </Section>
          ))}
        </>
      ),
      printed: true,
      headed: true,
    },
    {
      id: 'scadenze',
      also: ['attivita'],
      label: detailTexts.tab.agenda,
      content: (
        <>
          <Section first title={detailTexts.tab.scadenze}>
            <Deadlines {...part} />
          </Section>
          <Section title={detailTexts.tab.activity}>
            <Tasks {...part} />
          </Section>
        </>
      ),
      printed: true,
      headed: true,
    },
    { id: 'note', label: detailTexts.tab.note, content: <Notes {...part} /> },
    { id: 'importi', label: detailTexts.tab.amounts, content: <Amounts {...part} />, printed: true, headed: true },
    { id: 'storico', label: detailTexts.tab.history, content: <History pratica={pratica} /> },
  ]
  return (
    <DetailPage
      actions={may && <Actions pratica={pratica} />}
      aside={<Aside {...part} />}
      chips={<PraticaStateChip stato={stato} />}
      keyFacts={[
        {
          label: texts.azienda,
          value: azienda && <AppLink to={hrefAzienda(azienda._id)}>{azienda.ragioneSociale}</AppLink>,
        },
        { label: praticaFields.tipo.label, value: labelOf(praticaKindLabels, pratica.tipo) },
        {
          label: detailTexts.next,
          value: next && <Deadline data={next.data} giorni={daysBetween(oggi, next.data)} />,
        },
        pratica.protocollo
          ? { label: praticaFields.protocollo.label, value: pratica.protocollo }
          : { label: detailTexts.missing, value: String(missingDocumenti(pratica, oggi).length) },
      ]}
      label={detailTexts.tabs}
      tabs={tabs}
      title={titolo}
    >
      {!may && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {detailTexts.readOnly}
        </Alert>
      )}
      <RankingExtended pratica={pratica} />
      <Steps
        label={detailTexts.path}
        steps={praticaTimeline(pratica).map((tappa) => ({
          id: tappa.stato,
          label: labelOf(praticaStateLabels, tappa.stato),
          stato: tappa.posizione,
        }))}
      />
    </DetailPage>
  )
}

/** For a case file admitted without funds: says that the ranking of its grant was extended since. */
function RankingExtended({ pratica }: { pratica: Pratica }) {
  const oggi = useToday()
  const bando = useRecord('bandi', pratica.bandoId ?? '')
  const since = bando ? graduatoriaExtensionsFor(pratica, bando.data, { oggi }) : []
  if (!bando || since.length === 0) return null
  return (
    <Alert aria-label={detailTexts.scroll.title} role="region" severity="info" sx={{ mb: 3 }}>
      <strong>{detailTexts.scroll.title}</strong>
      {since.map((one, at) => (
        <div key={at}>{graduatoriaExtensionText(one)}</div>
      ))}
      {detailTexts.scroll.text} <AppLink to={hrefBando(bando._id)}>{detailTexts.scroll.bando}</AppLink>
    </Alert>
  )
}

function History({ pratica }: { pratica: Pratica }) {
  const nameOf = useNames()
  const { voci, stato, errore, riprova } = useHistory('pratiche', pratica._id)
  const passi = (pratica.storico ?? []).map((passo, index): TimelineEntry => {
    const { da, a, quando, chi, motivo, nota, forzata } = passo
    const words = [
      motivo && `${detailTexts.storico.reason}: ${labelOf(negativeReasonLabels, motivo).toLowerCase()}.`,
      nota,
      forzata && detailTexts.storico.forced,
    ]
    const testo = words.filter(Boolean).join('\n')
    const titolo = detailTexts.storico.from(labelOf(praticaStateLabels, da), labelOf(praticaStateLabels, a))
    return { id: String(index), quando, chi: nameOf(chi), titolo, ...(testo ? { testo } : {}) }
  })
  return (
    <>
      <Section first title={detailTexts.storico.steps}>
        {passi.length === 0 ? detailTexts.storico.noStep : <Timeline entries={passi.reverse()} />}
      </Section>
      <Section title={detailTexts.storico.edits}>
        <Timeline
          entries={voci}
          error={stato === 'errore' ? { text: errore ?? detailTexts.tab.history, onRetry: riprova } : null}
          loading={stato === 'carica'}
        />
      </Section>
    </>
  )
}
