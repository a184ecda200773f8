import { Alert, Box, Button, testiComuni } from '@bandiera/ui'
import { RowCheck } from '@bandiera/ui/list'
import { testi } from '../testi.ts'
import type { Tutte } from './use-scelti.ts'

/** Chooses all rows that search and filters leave, the first thousand where they are more. */
export function ScegliTutte({ tutte }: { tutte: Tutte }) {
  const { quante, total, checked, partly, busy, error, toggle } = tutte
  const label = quante < total ? testi.selezionaPrime(quante, total) : testi.selezionaTutte(total)
  return (
    <Box className="no-print">
      <RowCheck
        checked={checked}
        label={label}
        onToggle={() => busy || toggle()}
        partly={partly}
        text={busy ? testi.scelgo(quante) : label}
      />
      {error && (
        <Alert
          action={
            <Button color="inherit" onClick={toggle}>
              {testiComuni.riprova}
            </Button>
          }
          role="alert"
          severity="error"
        >
          {error}
        </Alert>
      )}
    </Box>
  )
}
