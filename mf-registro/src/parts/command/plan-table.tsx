import { Alert, Box, Stack } from '@bandiera/ui'
import type { Plan } from './plan.ts'
import { refusalTexts } from '../texts-refusals.ts'
import { Outcome, Version } from '../outcome.tsx'
import { SmallTable, type TableColumn } from '../table.tsx'
import { texts as moduleTexts } from '../../texts.ts'
import { texts as allTexts } from './texts.ts'

const planTexts = allTexts.prova
const { columnTexts } = moduleTexts

type PlanRow = Plan['tenants'][number]['changes'][number] & { tenant: string; n: number }

const COLUMNS: TableColumn<PlanRow>[] = [
  { label: columnTexts.cliente, cell: ({ tenant }) => tenant },
  { label: planTexts.scelta, cell: ({ n }) => n },
  { label: columnTexts.modulo, cell: ({ id }) => id },
  { label: columnTexts.prima, cell: ({ before }) => <Version versione={before.version} /> },
  { label: columnTexts.dopo, cell: ({ after, canary }) => <Outcome canarino={canary} risolta={after} /> },
]

/** What a command changes, tenant by tenant, and what speaks against it. */
export function PlanTable({ piano: { tenants, channel, floor, withdrawn = [], refusals } }: { piano: Plan }) {
  const righe = tenants.flatMap(({ tenant, n, changes }) => changes.map((change) => ({ ...change, tenant, n })))
  return (
    <Stack sx={{ gap: 3 }}>
      {refusals.length > 0 && (
        <Alert severity="error">
          {refusalTexts(refusals).map(({ text, altri }) => (
            <Box key={text}>
              {text}
              {altri > 0 && planTexts.altri(altri)}
            </Box>
          ))}
        </Alert>
      )}
      {channel && (
        <Box>
          {planTexts.canale(channel.id, channel.channel, channel.before ?? planTexts.nienteNelCanale, channel.version)}
        </Box>
      )}
      {floor && (
        <Box>
          {planTexts.minima(
            floor.id,
            floor.before ?? planTexts.nessunaMinima,
            floor.version ?? planTexts.nessunaMinima,
          )}
        </Box>
      )}
      {withdrawn.length > 0 && (
        <Box>{planTexts.ritiro(withdrawn.map(({ id, version }) => `${id} ${version}`).join(', '))}</Box>
      )}
      {righe.length > 0 && (
        <SmallTable
          columns={COLUMNS}
          keyOf={({ tenant, id }) => `${tenant} ${id}`}
          label={planTexts.tabella}
          step={10}
          rows={righe}
        />
      )}
      {righe.length === 0 && !channel && !floor && withdrawn.length === 0 && refusals.length === 0 && (
        <Box>{planTexts.niente}</Box>
      )}
    </Stack>
  )
}
