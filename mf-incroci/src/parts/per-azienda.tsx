import { slugBando, type Azienda } from '@bandiera/domain'
import { AppLink, EmptyState } from '@bandiera/ui'
import { RecordPicker, useScelta } from '@bandiera/ui/form'
import { ListSkeleton, useDefaultView } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useBandiDi } from '../motore/use-classifica.ts'
import { useMomentoBandi } from '../motore/use-momento-bandi.ts'
import { hrefAzienda } from '../paths.ts'
import { testi } from '../testi.ts'
import { classe, sede, versoBandi } from './columns.tsx'
import { CompletaPanel } from './completa-panel.tsx'
import { useAziendeDelGestore } from './gestore-filter.tsx'
import { FILTRI_BANDI } from './incroci-filters.ts'
import { Ranking } from './ranking.tsx'
import { useRecordsMatched } from './use-records-matched.ts'
import { NessunaAzienda, NessunBando } from './vuoto.tsx'

const VISTE = 'incroci-bandi'
const collator = new Intl.Collator('it')

/** A company's grants, best first. */
export function PerAzienda() {
  const { aziende, bandi, loading } = useRecordsMatched()
  const { some, filter } = useAziendeDelGestore(aziende)
  const [id, choose] = useScelta('azienda', some[0]?._id)
  // once the address names the company: two that write it at once would lose one of the two
  const [params] = useSearchParams()
  useDefaultView(params.has('azienda') ? VISTE : undefined)
  const options = useMemo(() => some.map(optionOf).sort((a, b) => collator.compare(a.label, b.label)), [some])
  if (loading) return <ListSkeleton />
  if (aziende.length === 0) return <NessunaAzienda />
  if (bandi.length === 0) return <NessunBando />
  const azienda = aziende.find((one) => one._id === id)
  return (
    <>
      <RecordPicker
        label={testi.azienda}
        onChange={choose}
        options={options}
        placeholder={testi.cercaAzienda}
        value={id}
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
  const judged = useBandiDi(azienda._id)
  const momento = useMomentoBandi()
  const verso = useMemo(() => versoBandi(momento), [momento])
  if (!judged) return <ListSkeleton />
  return (
    <Ranking
      csv={`bandi-per-${slugBando(azienda.ragioneSociale)}`}
      filters={FILTRI_BANDI}
      hideClosed
      label={testi.bandiPer(azienda.ragioneSociale)}
      memory={VISTE}
      nessuno={{ title: testi.vicini.titolo(azienda.ragioneSociale), text: testi.vicini.testo }}
      nome={testi.bandi}
      sopra={<CompletaPanel azienda={azienda} completamenti={judged.completamenti} />}
      verso={verso}
      {...judged}
    />
  )
}

const AziendaFacts = ({ azienda }: { azienda: Azienda }) => (
  <>
    <span>{[sede(azienda), classe(azienda)].filter(Boolean).join(' · ')}</span>
    <AppLink to={hrefAzienda(azienda._id)}>{testi.apriAzienda}</AppLink>
  </>
)

const optionOf = ({ _id, ragioneSociale, partitaIva }: Azienda) => ({
  value: _id,
  label: partitaIva ? `${ragioneSociale} · ${partitaIva}` : ragioneSociale,
})
