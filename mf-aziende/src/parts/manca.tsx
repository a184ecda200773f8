import type { CampoMancante } from '@bandiera/domain'
import { AppLink, Typography } from '@bandiera/ui'
import { sezioneOf } from '../sections/editing.ts'
import { testi } from '../testi.ts'

/** What is still missing of a company, each leading to the section that holds it. */
export function Manca({ campi }: { campi: readonly CampoMancante[] }) {
  if (campi.length === 0) return null
  return (
    <Typography>
      {testi.manca}:{' '}
      {campi.map(({ campo, etichetta }, index) => (
        <span key={campo}>
          {index > 0 && ', '}
          {sezioneOf(campo) ? <AppLink to={`?campo=${campo}`}>{etichetta}</AppLink> : etichetta}
        </span>
      ))}
    </Typography>
  )
}
