import { slugBando, type Azienda, type Bando } from '@bandiera/domain'
import { AppLink, EmptyState, useToday } from '@bandiera/ui'
import { RecordPicker, useScelta } from '@bandiera/ui/form'
import { ListSkeleton } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { rankBandi } from '../judge/incrocia.ts'
import { useIncrocia } from '../judge/use-incrocia.ts'
import { hrefAzienda } from '../paths.ts'
import { testi } from '../testi.ts'
import { classe, sede, versoBandi } from './columns.tsx'
import { useAziendeDelGestore } from './gestore-filter.tsx'
import { FORMA, STATO } from './incroci-filters.ts'
import { Ranking } from './ranking.tsx'
import { useRecordsMatched } from './use-records-matched.ts'
import { NessunaAzienda, NessunBando } from './vuoto.tsx'

const FILTERS = [STATO, FORMA]
const collator = new Intl.Collator('it')

/** A company's grants, best first. */
export function PerAzienda() {
  const { aziende, bandi, loading } = useRecordsMatched()
  const { some, filter } = useAziendeDelGestore(aziende)
  const [id, choose] = useScelta('azienda', some[0]?._id)
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
        <BandiRanking azienda={azienda} bandi={bandi} key={azienda._id} />
      ) : (
        <EmptyState text={testi.vuoto.sceglie} title={testi.vuoto.aziendaSparita} />
      )}
    </>
  )
}

function BandiRanking({ azienda, bandi }: { azienda: Azienda; bandi: readonly Bando[] }) {
  const incrocia = useIncrocia()
  const oggi = useToday()
  const ranked = useMemo(() => rankBandi(azienda, bandi, incrocia), [azienda, bandi, incrocia])
  const verso = useMemo(() => versoBandi(oggi), [oggi])
  return (
    <Ranking
      csv={`bandi-per-${slugBando(azienda.ragioneSociale)}`}
      filters={FILTERS}
      hideClosed
      label={testi.bandiPer(azienda.ragioneSociale)}
      nessuno={{ title: testi.vicini.titolo(azienda.ragioneSociale), text: testi.vicini.testo }}
      nome={testi.bandi}
      ranked={ranked}
      verso={verso}
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
