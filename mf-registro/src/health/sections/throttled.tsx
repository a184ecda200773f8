import { formatInstant, formatNumber } from '@bandiera/domain'
import { Box, EmptyState, ErrorState, Section, Skeleton } from '@bandiera/ui'
import * as z from 'zod/mini'
import { SmallTable, type TableColumn } from '../../parts/table.tsx'
import { useAsked } from '../../parts/requests.ts'
import { throttledTexts } from '../texts.ts'

const { columnTexts } = throttledTexts
const COLUMNS: readonly TableColumn<Throttled>[] = [
  { label: columnTexts.chi, cell: ({ nome }) => nome ?? throttledTexts.unnamed },
  { label: columnTexts.tenant, cell: ({ tenant }) => tenant },
  { label: columnTexts.kind, cell: ({ tipo }) => throttledTexts.kinds[tipo] },
  { label: columnTexts.times, cell: ({ volte }) => formatNumber(volte) },
  { label: columnTexts.last, cell: ({ ultima }) => formatInstant(ultima) },
]

/** Accounts whose requests the server refused; a new value of `again` asks again. */
export function ThrottledPeople({ again }: { again: unknown }) {
  const { value, error, retry } = useAsked('/api/registro/freni', parseThrottled, again)
  return (
    <Section title={throttledTexts.title}>
      <Box sx={{ color: 'text.secondary', mb: 3, maxWidth: '75ch' }}>{throttledTexts.intro}</Box>
      {value === null && error !== null && <ErrorState onRetry={retry} text={error} title={throttledTexts.error} />}
      {value === null && error === null && (
        <Skeleton aria-label={throttledTexts.waiting} height={112} role="status" variant="rounded" />
      )}
      {value?.length === 0 && <EmptyState text={throttledTexts.emptyText} title={throttledTexts.empty} />}
      {value !== null && value.length > 0 && (
        <SmallTable
          columns={COLUMNS}
          keyOf={({ tenant, chi, tipo }) => `${tenant} ${chi} ${tipo}`}
          label={throttledTexts.title}
          rows={value}
        />
      )}
    </Section>
  )
}

const ThrottledSchema = z.object({
  tenant: z.string(),
  /** User id; the name is known while the account exists. */
  chi: z.string(),
  nome: z.nullable(z.string()),
  tipo: z.enum(['scritture', 'spazio']),
  volte: z.number(),
  ultima: z.string(),
})
type Throttled = z.infer<typeof ThrottledSchema>

const parseThrottled = (body: unknown): Throttled[] => z.object({ freni: z.array(ThrottledSchema) }).parse(body).freni
