import type { CampoMancante } from '@bandiera/domain'
import { AppLink, Typography } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** What is still missing, each leading to the section that holds it; only words for who may not fill it in. */
export function Manca({ campi, may }: { campi: readonly CampoMancante[]; may: boolean }) {
  if (campi.length === 0) return null
  return (
    <Typography className="no-print" sx={{ mb: 3 }}>
      {testi.manca}:{' '}
      {campi.map(({ campo, etichetta }, index) => (
        <span key={campo}>
          {index > 0 && ', '}
          {may ? <AppLink to={`?campo=${campo}`}>{etichetta}</AppLink> : etichetta}
        </span>
      ))}
    </Typography>
  )
}
