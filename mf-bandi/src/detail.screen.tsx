import {
  type Bando,
  type DatiBando,
  hrefBandoPubblico,
  isDaRivedere,
  stimaAgevolazione,
  tempoBando,
} from '@bandiera/domain'
import { useLiveStatus, useRecord } from '@bandiera/live'
import { useHistory, usePortal, useSlot } from '@bandiera/platform'
import { isBandoPubblico } from '@bandiera/policy'
import {
  Box,
  EmptyState,
  INTERNAL,
  LinearProgress,
  LinkButton,
  printOnly,
  Section,
  testiCarta,
  testiComuni,
  useMomento,
  useUrlOpened,
  WhenLoaded,
} from '@bandiera/ui'
import { ActionsMenu, DetailPage, type PageAction, Stima, Timeline } from '@bandiera/ui/detail'
import { EuroInput, FormProvider, useForm, useWatch } from '@bandiera/ui/form'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { form } from './parts/on-demand.ts'
import { BANDI, hrefNuovaPratica } from './paths.ts'
import { isCurator, isReadable } from './parts/readable.ts'
import { testi } from './texts.ts'
import { AzioniBando, STAMPE } from './actions.tsx'
import { DaRivedere, RedazioneChip, StatoDiBando } from './parts/cells.tsx'
import { BandoFacts } from './sections/facts.tsx'
import { Controlli } from './sections/checks.tsx'
import { Lettori } from './sections/readers.tsx'
import { BandoTesto } from './sections/text.tsx'
import { Fonte } from './sections/source.tsx'

export function Component() {
  const { id = '' } = useParams()
  const { role } = usePortal()
  const bando = useRecord('bandi', id)
  const { ready } = useLiveStatus()
  const [editing, edit] = useUrlOpened('modifica')
  if (bando && editing !== null && isCurator(role)) {
    const at = editing === 'finestra' ? 'finestra' : 'tutto'
    return (
      <WhenLoaded code={form}>
        {({ BandoEdit }) => <BandoEdit at={at} bando={bando} key={id} onClose={() => edit(null)} />}
      </WhenLoaded>
    )
  }
  if (bando && isReadable(bando, role)) return <BandoPage bando={bando} key={id} onEdit={edit} />
  if (!ready) return <LinearProgress aria-label={testiComuni.caricamento} />
  const back = <LinkButton to={BANDI}>{testi.tornaElenco}</LinkButton>
  return <EmptyState action={back} text={testi.nonTrovato} title={testiComuni.nonTrovato} whole />
}

interface BandoPageProps {
  bando: Bando
  /** Opens the form, at its beginning or at the dates. */
  onEdit: (at: 'tutto' | 'finestra') => void
}

/** The page of one grant: read by all, curated by who wrote it. */
export function BandoPage({ bando, onEdit }: BandoPageProps) {
  const { role, setTitle } = usePortal()
  const curator = isCurator(role)
  const { titolo, ente, sottotitolo } = bando.data
  useEffect(() => setTitle(titolo), [titolo, setTitle])
  const scheda = {
    id: 'scheda',
    label: testi.scheda,
    content: <BandoReading bando={bando} curator={curator} />,
    printed: true,
    headed: true,
  }
  const cronologia = { id: 'cronologia', label: testi.cronologia, content: <Cronologia id={bando._id} /> }
  return (
    <DetailPage
      actions={curator ? <AzioniBando bando={bando} onEdit={() => onEdit('tutto')} /> : <AzioniLettore bando={bando} />}
      aside={
        <>
          <BandoFacts data={bando.data} onEditDates={curator ? () => onEdit('finestra') : undefined} />
          <Calcolo data={bando.data} />
          {curator && <Lettori bando={bando} />}
        </>
      }
      chips={<Chips bando={bando} curator={curator} />}
      facts={[ente, sottotitolo].filter(Boolean).join(' · ')}
      label={testi.schede}
      notice={
        <div className={INTERNAL}>
          <Controlli bando={bando} curator={curator} />
        </div>
      }
      tabs={curator ? [scheda, cronologia] : [scheda]}
      title={titolo}
    />
  )
}

function Chips({ bando, curator }: { bando: Bando; curator: boolean }) {
  const { data } = bando
  const momento = useMomento([bando])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <StatoDiBando data={data} momento={momento} />
      {curator && <RedazioneChip redazione={data.redazione} />}
      {curator && isDaRivedere(bando) && <DaRivedere />}
    </Box>
  )
}

/** A reader begins a case file, prints, or passes the public page on. */
function AzioniLettore({ bando }: { bando: Bando }) {
  const { notify } = usePortal()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + hrefBandoPubblico(bando))
      notify({ text: testi.paginaPubblica.copiato, kind: 'success' })
    } catch {
      notify({ text: testi.paginaPubblica.nonCopiato, kind: 'error' })
    }
  }
  const actions: PageAction[] = [
    ...(isBandoPubblico(bando)
      ? [
          {
            id: 'pubblica',
            label: testi.paginaPubblica.apri,
            onClick: () => void window.open(hrefBandoPubblico(bando), '_blank', 'noopener'),
          },
          { id: 'copia', label: testi.paginaPubblica.copia, onClick: () => void copy() },
        ]
      : []),
    ...STAMPE,
  ]
  return (
    <>
      <LinkButton to={hrefNuovaPratica(bando._id)} variant="contained">
        {testi.redazione.nuovaPratica}
      </LinkButton>
      <ActionsMenu actions={actions} label={testi.redazione.altro} />
    </>
  )
}

/** A grant as its readers see it, and what other modules know about it. */
export function BandoReading({ bando, curator }: { bando: Bando; curator: boolean }) {
  const schede = useSlot('bando.scheda')
  return (
    <Box sx={{ maxWidth: 880, '& > section:first-of-type': { borderTop: 0, mt: 0, pt: 0 } }}>
      {/* the sections under it name companies */}
      <Box className={INTERNAL}>
        <Box sx={{ ...printOnly, mb: 3 }}>{testiCarta.usoInterno}</Box>
      </Box>
      {schede.map(({ id, title, Component }) => (
        <Section internal key={id} title={title}>
          <Component bandoId={bando._id} />
        </Section>
      ))}
      <BandoTesto data={bando.data} />
      <Fonte curator={curator} data={bando.data} />
    </Box>
  )
}

/** Who changed what in a grant, newest first. */
export function Cronologia({ id }: { id: string }) {
  const { voci, stato, errore, riprova } = useHistory('bandi', id)
  const failure = stato === 'errore' && voci.length === 0 ? { text: errore ?? '', onRetry: riprova } : null
  return <Timeline entries={voci} error={failure} loading={stato === 'carica'} />
}

/** What a grant would give for a spend that the reader types (domain rule 2.6); nothing where it does not say its share. */
export function Calcolo({ data }: { data: DatiBando }) {
  const momento = useMomento([{ data }])
  const form = useForm<{ spesa: number | undefined }>({ defaultValues: { spesa: undefined } })
  if (data.intensita === undefined || tempoBando(data, momento).stato === 'chiuso') return null
  return (
    <Box className="no-print">
      <Section title={testi.calcolo.titolo}>
        <FormProvider {...form}>
          <EuroInput label={testi.calcolo.spesa} name="spesa" />
          <Risultato data={data} />
        </FormProvider>
      </Section>
    </Box>
  )
}

function Risultato({ data }: { data: DatiBando }) {
  const { spesa } = useWatch()
  return (
    <Box role="status" sx={{ mt: 3 }}>
      {typeof spesa !== 'number' ? testi.calcolo.scrivi : <Stima stima={stimaAgevolazione(data, spesa)} />}
    </Box>
  )
}
