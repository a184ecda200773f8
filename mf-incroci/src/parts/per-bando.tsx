import { slugBando, type Bando, type Momento } from '@bandiera/domain'
import { useChoices, useLiveStatus, useRecord } from '@bandiera/live'
import { isPubblicato, perFinestra } from '@bandiera/matching'
import { AppLink, EmptyState, ErrorState, useUrlParams } from '@bandiera/ui'
import { RecordPicker, useScelta } from '@bandiera/ui/form'
import { ListSkeleton, useDefaultView } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { useMomentoBandi } from '../motore/use-momento-bandi.ts'
import { hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { Stato } from './celle.tsx'
import { versoAziende } from './columns.tsx'
import { useChoicesOfColumns } from './use-choices-of-columns.ts'
import { useGestoreFacet } from './gestore-filter.tsx'
import { Ranking } from './ranking.tsx'
import { PUBBLICATI, useRecordsMatched } from './use-records-matched.ts'
import { usePrimoBando } from './use-primo-bando.ts'
import { useVisible } from './use-visible.ts'
import { NessunaAzienda, NessunBando } from './vuoto.tsx'

const VISTE = 'incroci-aziende'

/** A grant's companies, best first. */
export function PerBando() {
  const { aziende, bandi, loading } = useRecordsMatched()
  const momento = useMomentoBandi()
  const { primo, error, retry } = usePrimoBando(bandi, momento)
  const [id = '', choose] = useScelta('bando', primo)
  // once the address names the grant: two that write it at once would lose one of the two
  const [params] = useUrlParams()
  useDefaultView(params.has('bando') ? VISTE : undefined)
  const options = useChoices(
    'bandi',
    useMemo(() => ({ f: [PUBBLICATI], of: optionsOn(momento) }), [momento]),
  )
  const record = useRecord('bandi', id)
  const { ready } = useLiveStatus()
  if (loading || (!record && !ready)) return <ListSkeleton />
  if (bandi.length === 0) return <NessunBando />
  if (aziende.length === 0) return <NessunaAzienda />
  if (id === '') return error ? <ErrorState onRetry={retry} text={error} /> : <ListSkeleton />
  const bando = record && isPubblicato(record) ? record : undefined
  return (
    <>
      <RecordPicker
        label={testi.bando}
        onChange={choose}
        options={options}
        placeholder={testi.cercaBando}
        value={bando && optionOf(bando)}
        wide
      >
        {bando && <BandoFacts bando={bando} momento={momento} />}
      </RecordPicker>
      {bando ? (
        <AziendeRanking bando={bando} key={bando._id} />
      ) : (
        <EmptyState text={testi.vuoto.sceglieBando} title={testi.vuoto.bandoSparito} />
      )}
    </>
  )
}

function AziendeRanking({ bando }: { bando: Bando }) {
  const filters = useGestoreFacet()
  const momento = useMomentoBandi()
  const choices = useChoicesOfColumns(VISTE)
  const verso = useMemo(() => versoAziende(momento), [momento])
  const { visible, error, retry } = useVisible({ tab: 'bando', id: bando._id, filters })
  if (!visible) return error ? <ErrorState onRetry={retry} text={error} /> : <ListSkeleton />
  return (
    <Ranking
      choices={choices}
      csv={`aziende-per-${slugBando(bando.data.titolo)}`}
      filters={filters}
      label={testi.aziendePer(bando.data.titolo)}
      memory={VISTE}
      nessuno={{ title: testi.vicini.titoloBando, text: testi.vicini.testoAziende }}
      nome={testi.aziende}
      selectable
      verso={verso}
      visible={visible}
    />
  )
}

const BandoFacts = ({ bando, momento }: { bando: Bando; momento: Momento }) => (
  <>
    <span>
      <Stato bando={bando} momento={momento} />
    </span>
    <AppLink className="no-print" to={hrefBando(bando._id)}>
      {testi.apriBando}
    </AppLink>
  </>
)

const optionOf = ({ _id, data }: Bando) => ({
  value: _id,
  label: data.ente ? `${data.titolo} · ${data.ente}` : data.titolo,
})

const optionsOn = (momento: Momento) => (bandi: readonly Bando[]) =>
  perFinestra(bandi.filter(isPubblicato), momento).map(optionOf)
