import { slugBando, type Azienda } from '@bandiera/domain'
import { useChoices, useLiveStatus, useRecord } from '@bandiera/live'
import { isSeguita, luogoDi } from '@bandiera/matching'
import { AppLink, EmptyState, ErrorState, useUrlParams } from '@bandiera/ui'
import { RecordPicker, useScelta } from '@bandiera/ui/form'
import { ListSkeleton, useDefaultView } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { useMomentoBandi } from '../motore/use-momento-bandi.ts'
import { hrefAzienda } from '../paths.ts'
import { testi } from '../testi.ts'
import { classe, versoBandi } from './columns.tsx'
import { CompletaPanel } from './completa-panel.tsx'
import { useChoicesOfColumns } from './use-choices-of-columns.ts'
import { useAziendeDelGestore } from './gestore-filter.tsx'
import { FILTRI_BANDI } from './incroci-filters.ts'
import { Ranking } from './ranking.tsx'
import { useRecordsMatched } from './use-records-matched.ts'
import { useVisible } from './use-visible.ts'
import { NessunaAzienda, NessunBando } from './vuoto.tsx'

const VISTE = 'incroci-bandi'
const collator = new Intl.Collator('it')

/** A company's grants, best first. */
export function PerAzienda() {
  const { aziende, bandi, loading } = useRecordsMatched()
  const { some, filter, choices } = useAziendeDelGestore(aziende)
  const [id = '', choose] = useScelta('azienda', some[0]?._id)
  // once the address names the company: two that write it at once would lose one of the two
  const [params] = useUrlParams()
  useDefaultView(params.has('azienda') ? VISTE : undefined)
  const options = useChoices(
    'aziende',
    useMemo(() => ({ f: choices.f, of: optionsOf(choices.is) }), [choices]),
  )
  const record = useRecord('aziende', id)
  const { ready } = useLiveStatus()
  if (loading || (!record && !ready)) return <ListSkeleton />
  if (aziende.length === 0) return <NessunaAzienda />
  if (bandi.length === 0) return <NessunBando />
  const azienda = record && isSeguita(record) ? record : undefined
  return (
    <>
      <RecordPicker
        label={testi.azienda}
        onChange={choose}
        options={options}
        placeholder={testi.cercaAzienda}
        value={azienda && optionOf(azienda)}
      >
        {filter}
        {azienda && <AziendaFacts azienda={azienda} />}
      </RecordPicker>
      {azienda ? (
        <BandiRanking azienda={azienda} key={azienda._id} />
      ) : (
        <EmptyState text={testi.vuoto.sceglie} title={testi.vuoto.aziendaSparita} />
      )}
    </>
  )
}

function BandiRanking({ azienda }: { azienda: Azienda }) {
  const { visible, error, retry } = useVisible({ tab: 'azienda', id: azienda._id, filters: FILTRI_BANDI })
  const momento = useMomentoBandi()
  const choices = useChoicesOfColumns(VISTE)
  const apart = choices['stima'] === true
  const verso = useMemo(() => versoBandi(momento, apart), [momento, apart])
  if (!visible) return error ? <ErrorState onRetry={retry} text={error} /> : <ListSkeleton />
  return (
    <Ranking
      choices={choices}
      csv={`bandi-per-${slugBando(azienda.ragioneSociale)}`}
      filters={FILTRI_BANDI}
      label={testi.bandiPer(azienda.ragioneSociale)}
      memory={VISTE}
      nessuno={{ title: testi.vicini.titolo(azienda.ragioneSociale), text: testi.vicini.testo }}
      nome={testi.bandi}
      sopra={<CompletaPanel azienda={azienda} completamenti={visible.completamenti} />}
      verso={verso}
      visible={visible}
    />
  )
}

const AziendaFacts = ({ azienda }: { azienda: Azienda }) => (
  <>
    <span>{[luogoDi(azienda), classe(azienda)].filter(Boolean).join(' · ')}</span>
    <AppLink className="no-print" to={hrefAzienda(azienda._id)}>
      {testi.apriAzienda}
    </AppLink>
  </>
)

const optionOf = ({ _id, ragioneSociale, partitaIva }: Azienda) => ({
  value: _id,
  label: partitaIva ? `${ragioneSociale} · ${partitaIva}` : ragioneSociale,
})

const optionsOf = (is: (azienda: Azienda) => boolean) => (aziende: readonly Azienda[]) =>
  aziende
    .filter(is)
    .map(optionOf)
    .sort((a, b) => collator.compare(a.label, b.label))
