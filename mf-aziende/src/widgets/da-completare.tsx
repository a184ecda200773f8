import { completezza, type Azienda } from '@bandiera/domain'
import { useLiveStatus, useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { AppLink, Stack, Typography } from '@bandiera/ui'
import { Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { useMemo } from 'react'
import { AZIENDE, hrefAzienda, NUOVA } from '../paths.ts'
import { testi as testiAziende } from '../testi.ts'
import { testi } from './testi.ts'

const SHOWN = 5
/** What the filter of the list calls companies with something missing. */
const MANCANTI = `${AZIENDE}?f=dati:=:mancanti`

/** Companies of which the matching misses key data, those of which least is known first. */
export function Component() {
  const records = useCollection('aziende')
  const { ready } = useLiveStatus()
  // the list leaves those in the archive out unless they are asked for
  const all = useMemo(() => records.filter(({ archiviata }) => !archiviata), [records])
  const poor = useMemo(() => incomplete(all), [all])
  if (!ready && all.length === 0) return <WidgetSkeleton />
  if (all.length === 0) return <Nessuna />
  const items = poor.slice(0, SHOWN).map(({ azienda, percento }) => ({
    id: azienda._id,
    label: azienda.ragioneSociale,
    href: hrefAzienda(azienda._id),
    note: `${percento} %`,
  }))
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures
        items={[
          { label: testi.daCompletare, value: poor.length, href: MANCANTI },
          { label: testi.inTutto, value: all.length, href: AZIENDE },
        ]}
      />
      {poor.length === 0 ? (
        <Typography color="textSecondary">{testi.complete}</Typography>
      ) : (
        <ShortList items={items} label={testi.meno} more={{ label: testi.tutte, href: MANCANTI }} />
      )}
    </Stack>
  )
}

const incomplete = (aziende: readonly Azienda[]) =>
  aziende
    .map((azienda) => ({ azienda, percento: completezza(azienda).percento }))
    .filter(({ percento }) => percento < 100)
    .sort((a, b) => a.percento - b.percento)

function Nessuna() {
  const { usr } = usePortal()
  const mayInsert = usr !== null && mayWrite(usr, 'aziende', 'insert')
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {mayInsert ? testi.nessunaGestore : testi.nessunaAltri}
      </Typography>
      {mayInsert && <AppLink to={NUOVA}>{testiAziende.nuova}</AppLink>}
    </>
  )
}
