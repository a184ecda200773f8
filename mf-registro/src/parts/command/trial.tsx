import { Alert, Box, LinearProgress, Stack, Typography } from '@bandiera/ui'
import { parsePlan, type Plan } from './rules.ts'
import { useAnswer } from '../requests.ts'
import { refusalTexts, texts as allTexts } from './texts.ts'
import { Outcome, Version } from '../module-cell.tsx'
import { SmallTable, type TableColumn } from '../table.tsx'
import { texts as moduleTexts } from '../../texts.ts'

const trialTexts = allTexts.trial

interface Props {
  path?: string
  /** `null` while something is missing. */
  question: object | null
}

export const trialOf = (comando: object | null) => comando && { comando, perche: trialTexts.title, prova: true }

/** Updated with every change of the form. It needs no reason. */
export function TrialPanel({ path = '/api/registro/comandi?tabella=1', question }: Props) {
  const { value, error, loading } = useAnswer(path, question, parsePlan)
  return (
    <Box component="section" aria-label={trialTexts.title} sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
      <Typography component="h3" sx={{ mb: 2 }} variant="h3">
        {trialTexts.title}
      </Typography>
      <Box aria-busy={loading} aria-live="polite">
        {/* reserve its space, so that the content below does not jump */}
        <Box sx={{ height: 4, mb: 1 }}>{loading && <LinearProgress aria-label={trialTexts.waiting} />}</Box>
        {question === null && <Box sx={{ color: 'text.secondary' }}>{trialTexts.incomplete}</Box>}
        {error !== null && <Alert severity="error">{error}</Alert>}
        {value && <PlanTable piano={value} />}
      </Box>
    </Box>
  )
}

const planTexts = allTexts.trial
const { columnTexts } = moduleTexts

type PlanRow = Plan['tenants'][number]['changes'][number] & { tenant: string; n: number }

const COLUMNS: TableColumn<PlanRow>[] = [
  { label: columnTexts.tenant, cell: ({ tenant }) => tenant },
  { label: planTexts.choice, cell: ({ n }) => n },
  { label: columnTexts.module, cell: ({ id }) => id },
  { label: columnTexts.before, cell: ({ before }) => <Version versione={before.version} /> },
  { label: columnTexts.after, cell: ({ after, canary }) => <Outcome canarino={canary} risolta={after} /> },
]

function PlanTable({ piano: { tenants, channel, floor, withdrawn = [], refusals } }: { piano: Plan }) {
  const righe = tenants.flatMap(({ tenant, n, changes }) => changes.map((change) => ({ ...change, tenant, n })))
  return (
    <Stack sx={{ gap: 3 }}>
      {refusals.length > 0 && (
        <Alert severity="error">
          {refusalTexts(refusals).map(({ text, altri }) => (
            <Box key={text}>
              {text}
              {altri > 0 && planTexts.others(altri)}
            </Box>
          ))}
        </Alert>
      )}
      {channel && (
        <Box>
          {planTexts.channel(
            channel.id,
            channel.channel,
            channel.before ?? planTexts.nothingInChannel,
            channel.version,
          )}
        </Box>
      )}
      {floor && (
        <Box>{planTexts.minima(floor.id, floor.before ?? planTexts.noFloor, floor.version ?? planTexts.noFloor)}</Box>
      )}
      {withdrawn.length > 0 && (
        <Box>{planTexts.withdrawal(withdrawn.map(({ id, version }) => `${id} ${version}`).join(', '))}</Box>
      )}
      {righe.length > 0 && (
        <SmallTable
          columns={COLUMNS}
          keyOf={({ tenant, id }) => `${tenant} ${id}`}
          label={planTexts.table}
          step={10}
          rows={righe}
        />
      )}
      {righe.length === 0 && !channel && !floor && withdrawn.length === 0 && refusals.length === 0 && (
        <Box>{planTexts.nothing}</Box>
      )}
    </Stack>
  )
}
