import { type Bando, type RomeMoment, bandoSlug, formatEuro } from '@bandiera/domain'
import { useChoices, useLiveStatus, useRecord } from '@bandiera/live'
import { isPublished, sortByWindow, type FirstBandoAnswer } from '@bandiera/matching'
import { AppLink, EmptyState, ErrorState, useUrlParams } from '@bandiera/ui'
import { useChosenRecord } from '@bandiera/ui/form'
import { ListSkeleton, useDefaultView } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { useBandiMoment } from '../../parts/engine-client/snapshot.ts'
import { hrefBando } from '../../paths.ts'
import { moduleTexts } from '../../texts.ts'
import { texts } from '../texts.ts'
import { BandoState } from './cells.tsx'
import { Strip } from './strip.tsx'
import { aziendeSide } from '../columns.tsx'
import { useColumnChoices } from './use-table.ts'
import { useGestoreFacet } from './gestore-filter.tsx'
import { Ranking } from './ranking.tsx'
import { PUBLISHED, useRecordsMatched } from '../../parts/engine-client/records.ts'
import { NoAziende, NoBandi } from './empty.tsx'
import { useRemoteAnswer, useTooMany } from '../../parts/engine-client/remote.ts'

const VIEWS = 'incroci-aziende'

export function ByBando() {
  const { aziende, bandi, loading } = useRecordsMatched()
  const momento = useBandiMoment()
  const { first, error, retry } = useFirstBando(bandi, momento)
  const [id = '', choose] = useChosenRecord('bando', first)
  // only once the address names the grant: two writes of the address at the same time lose one
  const [params] = useUrlParams()
  useDefaultView(params.has('bando') ? VIEWS : undefined)
  const options = useChoices(
    'bandi',
    useMemo(() => ({ f: [PUBLISHED], of: optionsOn(momento) }), [momento]),
  )
  const record = useRecord('bandi', id)
  const { ready } = useLiveStatus()
  if (loading || (!record && !ready)) return <ListSkeleton />
  if (bandi.length === 0) return <NoBandi />
  if (aziende.length === 0) return <NoAziende />
  if (id === '') return error ? <ErrorState onRetry={retry} text={error} /> : <ListSkeleton />
  const bando = record && isPublished(record) ? record : undefined
  return (
    <Strip
      facts={bando && <BandoFacts bando={bando} momento={momento} />}
      label={texts.bando}
      onChange={choose}
      options={options}
      placeholder={texts.searchBando}
      value={bando && optionOf(bando)}
    >
      {bando ? (
        <AziendeRanking bando={bando} key={bando._id} />
      ) : (
        <EmptyState text={texts.empty.choosesBando} title={texts.empty.bandoGone} />
      )}
    </Strip>
  )
}

function BandoFacts({ bando, momento }: { bando: Bando; momento: RomeMoment }) {
  const { agevolazioneMax } = bando.data
  return (
    <>
      <span>
        <BandoState bando={bando} momento={momento} />
      </span>
      {agevolazioneMax !== undefined && (
        <span className="cut">{`${texts.amount} ${formatEuro(agevolazioneMax, 0)}`}</span>
      )}
      <AppLink className="no-print" to={hrefBando(bando._id)}>
        {texts.openBando}
      </AppLink>
    </>
  )
}

function AziendeRanking({ bando }: { bando: Bando }) {
  const filters = useGestoreFacet()
  const momento = useBandiMoment()
  const choices = useColumnChoices(VIEWS)
  const side = useMemo(() => aziendeSide(momento), [momento])
  return (
    <Ranking
      choices={choices}
      csv={`aziende-per-${bandoSlug(bando.data.titolo)}`}
      filters={filters}
      label={moduleTexts.aziendePer(bando.data.titolo)}
      memory={VIEWS}
      nessuno={{ title: texts.near.bandoTitle, text: texts.near.aziendeText }}
      nome={texts.aziende}
      id={bando._id}
      selectable
      side={side}
      tab="bando"
    />
  )
}

const optionOf = ({ _id, data }: Bando) => ({
  value: _id,
  label: data.ente ? `${data.titolo} · ${data.ente}` : data.titolo,
})

const optionsOn = (momento: RomeMoment) => (bandi: readonly Bando[]) =>
  sortByWindow(bandi.filter(isPublished), momento).map(optionOf)

/** The grant shown where the address names none: the one to apply for next. The server picks it where grants are too many. */
function useFirstBando(bandi: readonly Bando[], momento: RomeMoment) {
  const tooMany = useTooMany('bandi')
  const [params] = useUrlParams()
  const { answer, error, retry } = useRemoteAnswer<FirstBandoAnswer>(tooMany && !params.has('bando'), FIRST_BANDO)
  const here = useMemo(() => (tooMany ? undefined : sortByWindow(bandi, momento)[0]?._id), [tooMany, bandi, momento])
  return { first: tooMany ? (answer?.id ?? undefined) : here, error, retry }
}

const FIRST_BANDO = { path: '/api/incroci/primo-bando', body: {} }
