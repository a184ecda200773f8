import type { Settings } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Alert, Button } from '@bandiera/ui'
import { useState } from 'react'
import { testi } from '../testi.ts'

/**
 * Which features a page has is decided when it is opened (ADR 0019): a page that is open when they change says so, and
 * leaves it to the person when to load again.
 */
export function FeaturesBanner() {
  const { settings } = usePortal()
  return settings && <Comparison now={featuresIn(settings)} />
}

function Comparison({ now }: { now: string }) {
  const [atOpening] = useState(now)
  if (now === atOpening) return null
  return (
    <Alert
      action={<Button onClick={() => location.reload()}>{testi.ricarica}</Button>}
      className="no-print"
      role="status"
      severity="info"
      sx={{ borderRadius: 0, borderTop: 1, borderColor: 'info.main', alignItems: 'center' }}
      variant="standard"
    >
      {testi.funzioniCambiate}
    </Alert>
  )
}

const featuresIn = ({ moduli = {}, moduliPerConto = {} }: Settings): string =>
  JSON.stringify([Object.entries(moduli).toSorted(), Object.entries(moduliPerConto).toSorted()])
