import { Alert, Box } from '@bandiera/ui'
import { testi } from '../testi.ts'
import type { Rifiuto } from './use-insieme.ts'

/** Which grants stay as they are, each with its reason. */
export function Rifiuti({ title, rifiuti }: { title: string; rifiuti: readonly Rifiuto[] }) {
  if (rifiuti.length === 0) return null
  return (
    <Alert aria-label={title} role="region" severity="warning">
      {`${title} (${testi.redazione.quanti(rifiuti.length)})`}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 4, maxHeight: 240, overflow: 'auto' }} tabIndex={0}>
        {rifiuti.map(({ bando, motivo }) => (
          <li key={bando._id}>
            <strong>{bando.data.titolo}</strong>
            {`: ${motivo}`}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
