import { useLiveStatus, useRecords } from '@bandiera/live'
import { Typography } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** How many institutes and products the user can already see. */
export function IstitutiCount() {
  const istituti = useRecords('istituti')
  const { ready } = useLiveStatus()
  if (!ready) return null
  const prodotti = istituti.reduce((sum, istituto) => sum + (istituto.prodotti?.length ?? 0), 0)
  return (
    <Typography role="status">
      {istituti.length === 0 ? testi.nessuno : testi.disponibili(istituti.length, prodotti)}
    </Typography>
  )
}
