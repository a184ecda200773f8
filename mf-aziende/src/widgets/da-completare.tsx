import { completezza } from '@bandiera/domain'
import { useLiveStatus, useWindow } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { AppLink, Stack, Typography } from '@bandiera/ui'
import { Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { AZIENDE, hrefAzienda, NUOVA } from '../paths.ts'
import { testi as testiAziende } from '../testi.ts'
import { testi } from './testi.ts'

const SHOWN = 5
/** The list leaves those in the archive out unless they are asked for. */
const ATTIVE = 'calc.archivio:=:no'
/** What the filter of the list calls companies with something missing. */
const MANCANTI = `${AZIENDE}?f=dati:=:mancanti`

/** Companies of which the matching misses key data, those of which least is known first. */
export function Component() {
  const poor = useWindow('aziende', { f: [ATTIVE, 'calc.dati:=:mancanti'], ord: 'calc.completezza', size: SHOWN })
  const { total, loading } = useWindow('aziende', { f: [ATTIVE], size: 1 })
  const { ready } = useLiveStatus()
  if (loading || poor.loading || (!ready && total === 0)) return <WidgetSkeleton />
  if (total === 0) return <Nessuna />
  const items = poor.rows.map((azienda) => ({
    id: azienda._id,
    label: azienda.ragioneSociale,
    href: hrefAzienda(azienda._id),
    note: `${completezza(azienda).percento} %`,
  }))
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures
        items={[
          { label: testi.daCompletare, value: poor.total, href: MANCANTI },
          { label: testi.inTutto, value: total, href: AZIENDE },
        ]}
      />
      {poor.total === 0 ? (
        <Typography color="textSecondary">{testi.complete}</Typography>
      ) : (
        <ShortList items={items} label={testi.meno} more={{ label: testi.tutte, href: MANCANTI }} />
      )}
    </Stack>
  )
}

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
