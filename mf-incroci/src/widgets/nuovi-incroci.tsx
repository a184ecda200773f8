import { addDays, type Bando } from '@bandiera/domain'
import type { Ammissibili } from '@bandiera/matching'
import { AppLink, Stack, Typography, useToday } from '@bandiera/ui'
import { ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import type { Matched } from '../parts/use-records-matched.ts'
import { hrefAmmissibili, hrefAziendeAmmissibili, INCROCI } from '../paths.ts'
import { testi } from './testi.ts'
import { useConteggi } from './use-conteggi.ts'

const SHOWN = 5
const NEW_DAYS = 30

/** Which grants that opened lately fit somebody, and which companies have most to choose from. */
export function Component() {
  const { aziende, bandi, conteggi, loading } = useConteggi()
  const oggi = useToday()
  if (!loading && (aziende.length === 0 || bandi.length === 0)) return <Vuoto />
  if (!conteggi) return <WidgetSkeleton />
  return (
    <Stack sx={{ gap: 4 }}>
      <Nuovi bandi={bandi} conteggi={conteggi} oggi={oggi} />
      <Aziende aziende={aziende} conteggi={conteggi} />
    </Stack>
  )
}

interface NuoviProps {
  bandi: readonly Bando[]
  conteggi: Ammissibili
  oggi: string
}

function Nuovi({ bandi, conteggi, oggi }: NuoviProps) {
  const since = addDays(oggi, -NEW_DAYS)
  const of = (id: string) => conteggi.perBando.get(id) ?? 0
  const items = bandi
    .filter(({ _id, data: { dataApertura: day } }) => of(_id) > 0 && day !== undefined && day >= since && day <= oggi)
    .toSorted((a, b) => of(b._id) - of(a._id))
    .slice(0, SHOWN)
    .map(({ _id, data }) => ({
      id: _id,
      label: data.titolo,
      href: hrefAziendeAmmissibili(_id),
      note: testi.aziende(of(_id)),
    }))
  if (items.length === 0) return <Typography color="textSecondary">{testi.nessunNuovo}</Typography>
  return <ShortList items={items} label={testi.nuovi} />
}

function Aziende({ aziende, conteggi }: Pick<Matched, 'aziende'> & { conteggi: Ammissibili }) {
  const of = (id: string) => conteggi.perAzienda.get(id) ?? 0
  const best = aziende
    .filter(({ _id }) => of(_id) > 0)
    .toSorted((a, b) => of(b._id) - of(a._id))
    .slice(0, SHOWN)
  if (best.length === 0) return <Typography color="textSecondary">{testi.nessuno}</Typography>
  const items = best.map(({ _id, ragioneSociale }) => ({
    id: _id,
    label: ragioneSociale,
    href: hrefAmmissibili(_id),
    note: testi.bandi(of(_id)),
  }))
  return <ShortList items={items} label={testi.perAzienda} more={{ label: testi.vai, href: INCROCI }} />
}

const Vuoto = () => (
  <>
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {testi.vuoto}
    </Typography>
    <AppLink to={INCROCI}>{testi.vai}</AppLink>
  </>
)
