import { formatDate, lastDay, tempoBando, type Bando, type Momento } from '@bandiera/domain'
import { useLiveStatus, useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { AppLink, Stack, Typography, useMomento } from '@bandiera/ui'
import { Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { BANDI, hrefBando } from '../paths.ts'
import { isReadable } from '../readable.ts'
import { inElenco } from './in-elenco.ts'
import { testi } from './testi.ts'

const SHOWN = 5

/** Grants that a manager or a professional may still catch: those that close within 30 days, nearest first. */
export function Component() {
  const { role } = usePortal()
  const all = useCollection('bandi')
  const { ready } = useLiveStatus()
  const momento = useMomento(all)
  if (!ready && all.length === 0) return <WidgetSkeleton />
  const bandi = all.filter((bando) => isReadable(bando, role))
  if (bandi.length === 0) return <Nessuno />
  const closing = inElenco(bandi, { stato: 'in_chiusura' }, momento)
  const open = inElenco(bandi, { stato: 'aperto' }, momento)
  const nearest = closing.bandi.toSorted((a, b) => daysLeft(a, momento) - daysLeft(b, momento)).slice(0, SHOWN)
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures
        items={[
          { label: testi.entro30, value: closing.bandi.length, href: closing.href },
          { label: testi.aperti, value: open.bandi.length, href: open.href },
        ]}
      />
      {nearest.length === 0 ? (
        <Typography color="textSecondary">{testi.nessuno}</Typography>
      ) : (
        <ShortList items={nearest.map(line)} label={testi.prossimi} more={{ label: testi.tutti, href: closing.href }} />
      )}
    </Stack>
  )
}

const daysLeft = (bando: Bando, momento: Momento): number => tempoBando(bando.data, momento).giorniRimasti ?? Infinity

const line = ({ _id, data }: Bando) => ({
  id: _id,
  label: data.titolo,
  href: hrefBando(_id),
  note: formatDate(lastDay(data)),
})

const Nessuno = () => (
  <>
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {testi.nessunBandoLettore}
    </Typography>
    <AppLink to={BANDI}>{testi.vaiAiBandi}</AppLink>
  </>
)
