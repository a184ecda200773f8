import { daysBetween, isPraticaAperta } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, Typography, useToday } from '@bandiera/ui'
import { useMemo } from 'react'
import { useRighe } from '../parts/use-righe.ts'
import { hrefPratica } from '../paths.ts'
import { testi } from '../testi.ts'
import { RigaWidget } from './riga-widget.tsx'

const { widgets: t } = testi
const MOST = 8

/** The open tasks of the person who looks, the nearest first. */
export function Component() {
  const { usr } = usePortal()
  const { righe } = useRighe()
  const oggi = useToday()
  const mine = useMemo(
    () =>
      righe
        .filter(({ pratica }) => isPraticaAperta(pratica.stato))
        .flatMap((riga) => (riga.pratica.attivita ?? []).map((compito) => ({ riga, compito })))
        .filter(({ compito }) => !compito.fatta && compito.per === usr?._id)
        .sort((a, b) => (a.compito.entro ?? '9').localeCompare(b.compito.entro ?? '9')),
    [righe, usr],
  )
  if (mine.length === 0) return <Typography color="textSecondary">{t.nessunCompito}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {mine.slice(0, MOST).map(({ riga, compito }, n) => (
        <RigaWidget
          data={compito.entro}
          detail={riga.azienda?.ragioneSociale ?? riga.pratica.titolo}
          giorni={compito.entro ? daysBetween(oggi, compito.entro) : null}
          key={n}
          name={compito.testo}
          to={`${hrefPratica(riga._id)}?tab=attivita`}
        />
      ))}
    </Box>
  )
}
