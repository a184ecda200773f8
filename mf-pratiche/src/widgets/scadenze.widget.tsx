import { daysBetween, nomeScadenza, scadenzeAperte } from '@bandiera/domain'
import { AppLink, Box, Typography, useToday } from '@bandiera/ui'
import { useMemo } from 'react'
import { useRighe } from '../parts/use-righe.ts'
import { hrefPratica, PRATICHE } from '../paths.ts'
import { testi } from '../testi.ts'
import { RigaWidget } from './riga-widget.tsx'

const { widgets: t } = testi
const MOST = 6
const DAYS = 30

/** What falls due in the next thirty days, and what has passed already. */
export function Component() {
  const { righe } = useRighe()
  const oggi = useToday()
  const due = useMemo(
    () =>
      righe
        .flatMap((riga) => scadenzeAperte(riga.pratica).map((scadenza) => ({ riga, scadenza })))
        .map((one) => ({ ...one, giorni: daysBetween(oggi, one.scadenza.data) }))
        .filter(({ giorni }) => giorni <= DAYS)
        .sort((a, b) => a.giorni - b.giorni),
    [righe, oggi],
  )
  if (due.length === 0) return <Typography color="textSecondary">{t.nessunaScadenza}</Typography>
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {due.slice(0, MOST).map(({ riga, scadenza, giorni }, n) => (
          <RigaWidget
            data={scadenza.data}
            detail={nomeScadenza(scadenza.tipo)}
            giorni={giorni}
            key={n}
            name={riga.azienda?.ragioneSociale ?? riga.pratica.titolo}
            to={hrefPratica(riga._id)}
          />
        ))}
      </Box>
      {due.length > MOST && <AppLink to={`${PRATICHE}?ord=scadenza`}>{t.tutte(due.length)}</AppLink>}
    </>
  )
}
