import { Alert, Box, LinearProgress, Typography } from '@bandiera/ui'
import { parsePiano } from '../dati/piano.ts'
import { useRisposta } from '../parts/use-risposta.ts'
import { PianoTabella } from './piano-tabella.tsx'
import { testi as tutti } from './testi.ts'

const testi = tutti.prova

/** The trial of a command, under its form: what it would do, again as it changes. A trial needs no reason of its own. */
export function ProvaPanel({ comando }: { comando: object | null }) {
  const question = comando && { comando, perche: testi.titolo, prova: true }
  const { value, error, loading } = useRisposta('/api/registro/comandi?tabella=1', question, parsePiano)
  return (
    <Box component="section" aria-label={testi.titolo} sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
      <Typography component="h3" sx={{ mb: 2 }} variant="h3">
        {testi.titolo}
      </Typography>
      <Box aria-busy={loading} aria-live="polite">
        {/* its place is kept: what is read under it does not jump */}
        <Box sx={{ height: 4, mb: 1 }}>{loading && <LinearProgress aria-label={testi.attesa} />}</Box>
        {comando === null && <Box sx={{ color: 'text.secondary' }}>{testi.incompleto}</Box>}
        {error !== null && <Alert severity="error">{error}</Alert>}
        {value && <PianoTabella piano={value} />}
      </Box>
    </Box>
  )
}
