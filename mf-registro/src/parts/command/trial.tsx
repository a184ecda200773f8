import { Alert, Box, LinearProgress, Typography } from '@bandiera/ui'
import { parsePlan } from './plan.ts'
import { useAnswer } from '../use-answer.ts'
import { PlanTable } from './plan-table.tsx'
import { texts as allTexts } from './texts.ts'

const trialTexts = allTexts.prova

interface Props {
  path?: string
  /** `null` while something is missing. */
  question: object | null
}

/** The question of a command that is only tried. */
export const trialOf = (comando: object | null) => comando && { comando, perche: trialTexts.titolo, prova: true }

/** The trial of a command, under its form: what it would do, again as it changes. A trial needs no reason of its own. */
export function TrialPanel({ path = '/api/registro/comandi?tabella=1', question }: Props) {
  const { value, error, loading } = useAnswer(path, question, parsePlan)
  return (
    <Box component="section" aria-label={trialTexts.titolo} sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
      <Typography component="h3" sx={{ mb: 2 }} variant="h3">
        {trialTexts.titolo}
      </Typography>
      <Box aria-busy={loading} aria-live="polite">
        {/* its place is kept: what is read under it does not jump */}
        <Box sx={{ height: 4, mb: 1 }}>{loading && <LinearProgress aria-label={trialTexts.attesa} />}</Box>
        {question === null && <Box sx={{ color: 'text.secondary' }}>{trialTexts.incompleto}</Box>}
        {error !== null && <Alert severity="error">{error}</Alert>}
        {value && <PlanTable piano={value} />}
      </Box>
    </Box>
  )
}
