import {
  type Bando,
  type BandoData,
  publicBandoHref,
  needsReview,
  estimateAgevolazione,
  bandoTiming,
} from '@bandiera/domain'
import { useLiveStatus, useRecord } from '@bandiera/live'
import { useHistory, usePortal, useSlot } from '@bandiera/platform'
import { isPublicBando } from '@bandiera/policy'
import {
  Box,
  INTERNAL,
  LinkButton,
  printOnly,
  Section,
  paperTexts,
  useMoment,
  useUrlOpened,
  WhenLoaded,
} from '@bandiera/ui'
import { ActionsMenu, DetailPage, MissingRecord, type PageAction, Estimate, Timeline } from '@bandiera/ui/detail'
import { EuroInput, FormProvider, useForm, useWatch } from '@bandiera/ui/form'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { bandoForm } from './parts/on-demand.ts'
import { BANDI, hrefIncroci, hrefNewPratica } from './paths.ts'
import { isCurator, isReadable } from './parts/readable.ts'
import { texts } from './texts.ts'
import { BandoActions, PRINTS } from './actions.tsx'
import { ToReview, ReviewChip, BandoState } from './parts/cells.tsx'
import { BandoFacts } from './sections/facts.tsx'
import { Checks } from './sections/checks.tsx'
import { Readers } from './sections/readers.tsx'
import { BandoText, CriteriList } from './sections/text.tsx'
import { Source } from './sections/source.tsx'

export function Component() {
  const { id = '' } = useParams()
  const { role } = usePortal()
  const bando = useRecord('bandi', id)
  const { ready } = useLiveStatus()
  const [editing, edit] = useUrlOpened('modifica')
  if (bando && editing !== null && isCurator(role)) {
    const at = editing === 'finestra' ? 'finestra' : 'tutto'
    return (
      <WhenLoaded code={bandoForm}>
        {({ BandoEdit }) => <BandoEdit at={at} bando={bando} key={id} onClose={() => edit(null)} />}
      </WhenLoaded>
    )
  }
  if (bando && isReadable(bando, role)) return <BandoPage bando={bando} key={id} onEdit={edit} />
  return <MissingRecord back={texts.tornaElenco} ready={ready} text={texts.nonTrovato} to={BANDI} />
}

/** The page of one grant: all users read it, its author curates it, at its beginning or at the dates. */
function BandoPage({ bando, onEdit }: { bando: Bando; onEdit: (at: 'tutto' | 'finestra') => void }) {
  const { role, setTitle } = usePortal()
  const curator = isCurator(role)
  const { titolo, ente, sottotitolo } = bando.data
  useEffect(() => setTitle(titolo), [titolo, setTitle])
  const scheda = {
    id: 'scheda',
    label: texts.scheda,
    content: <BandoReading bando={bando} curator={curator} />,
    printed: true,
    headed: true,
  }
  const history = { id: 'cronologia', label: texts.cronologia, content: <History id={bando._id} /> }
  return (
    <DetailPage
      actions={
        curator ? <BandoActions bando={bando} onEdit={() => onEdit('tutto')} /> : <ReaderActions bando={bando} />
      }
      aside={
        <>
          <BandoFacts data={bando.data} onEditDates={curator ? () => onEdit('finestra') : undefined} />
          <Computation data={bando.data} />
          {curator && <Readers bando={bando} />}
        </>
      }
      chips={<Chips bando={bando} curator={curator} />}
      facts={[ente, sottotitolo].filter(Boolean).join(' · ')}
      label={texts.schede}
      notice={
        <div className={INTERNAL}>
          <Checks bando={bando} curator={curator} />
        </div>
      }
      tabs={curator ? [scheda, history] : [scheda]}
      title={titolo}
    />
  )
}

function Chips({ bando, curator }: { bando: Bando; curator: boolean }) {
  const { data } = bando
  const momento = useMoment([bando])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <BandoState data={data} momento={momento} />
      {curator && <ReviewChip redazione={data.redazione} />}
      {curator && needsReview(bando) && <ToReview />}
    </Box>
  )
}

function ReaderActions({ bando }: { bando: Bando }) {
  const { notify } = usePortal()
  // the module of the matches counts for those who may open it
  const matched = useSlot('aziende.incroci').length > 0
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + publicBandoHref(bando))
      notify({ text: texts.paginaPubblica.copiedOne, kind: 'success' })
    } catch {
      notify({ text: texts.paginaPubblica.notCopiedOne, kind: 'error' })
    }
  }
  const actions: PageAction[] = [
    ...(isPublicBando(bando)
      ? [
          {
            id: 'pubblica',
            label: texts.paginaPubblica.open,
            onClick: () => void window.open(publicBandoHref(bando), '_blank', 'noopener'),
          },
          { id: 'copia', label: texts.paginaPubblica.copy, onClick: () => void copy() },
        ]
      : []),
    ...PRINTS,
  ]
  return (
    <>
      {matched && (
        <LinkButton to={hrefIncroci(bando._id)} variant="outlined">
          {texts.aziende}
        </LinkButton>
      )}
      <LinkButton to={hrefNewPratica(bando._id)} variant="contained">
        {texts.redazione.newPratica}
      </LinkButton>
      <ActionsMenu actions={actions} label={texts.redazione.more} />
    </>
  )
}

/** A grant as its readers see it: who may take part, then the parts of other modules, then its text. */
function BandoReading({ bando, curator }: { bando: Bando; curator: boolean }) {
  const schede = useSlot('bando.scheda')
  return (
    <Box sx={{ maxWidth: 880, '& > section:first-of-type': { borderTop: 0, mt: 0, pt: 0 } }}>
      <Section title={texts.criteri}>
        <CriteriList data={bando.data} />
      </Section>
      {/* the sections under it name companies */}
      <Box className={INTERNAL}>
        <Box sx={{ ...printOnly, mb: 3 }}>{paperTexts.usoInterno}</Box>
      </Box>
      {schede.map(({ id, title, Component }) => (
        <Section internal key={id} title={title}>
          <Component bandoId={bando._id} />
        </Section>
      ))}
      <BandoText data={bando.data} elsewhere={ELSEWHERE} />
      <Source curator={curator} data={bando.data} />
    </Box>
  )
}

const ELSEWHERE = ['requisiti'] as const

function History({ id }: { id: string }) {
  const { voci, stato, errore, riprova } = useHistory('bandi', id)
  const failure = stato === 'errore' && voci.length === 0 ? { text: errore ?? '', onRetry: riprova } : null
  return <Timeline entries={voci} error={failure} loading={stato === 'carica'} />
}

/** Estimated aid for a spend that the reader types (domain rule 2.6); nothing for a grant without a share. */
function Computation({ data }: { data: BandoData }) {
  const momento = useMoment([{ data }])
  const form = useForm<{ spesa: number | undefined }>({ defaultValues: { spesa: undefined } })
  if (data.intensita === undefined || bandoTiming(data, momento).stato === 'chiuso') return null
  return (
    <Box className="no-print">
      <Section title={texts.calcolo.title}>
        <FormProvider {...form}>
          <EuroInput label={texts.calcolo.spesa} name="spesa" />
          <Result data={data} />
        </FormProvider>
      </Section>
    </Box>
  )
}

function Result({ data }: { data: BandoData }) {
  const { spesa } = useWatch()
  return (
    <Box role="status" sx={{ mt: 3 }}>
      {typeof spesa !== 'number' ? texts.calcolo.write : <Estimate stima={estimateAgevolazione(data, spesa)} />}
    </Box>
  )
}
