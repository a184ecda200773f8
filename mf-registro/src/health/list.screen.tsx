import { formatInstant, formatNumber } from '@bandiera/domain'
import { Box, EmptyState, ErrorState, OutlinedInput, Section, Skeleton, useUrlParams } from '@bandiera/ui'
import { DataTable, NativeSelect } from '@bandiera/ui/list'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { type Anonymous as Riga, type Registry, strings } from '../parts/registry.ts'
import { healthByRelease } from './parts/figures.ts'
import { RegistryPage } from '../parts/page.tsx'
import { useAsked, useRegistry } from '../parts/requests.ts'
import { healthColumns } from './columns.tsx'
import { texts, throttledTexts } from './texts.ts'
import { texts as moduleTexts } from '../texts.ts'
import { SmallTable, type TableColumn } from '../parts/table.tsx'

export function Component() {
  const asked = useRegistry()
  return (
    <RegistryPage asked={asked} title={moduleTexts.salute}>
      {(registro) => <HealthTable registro={registro} />}
    </RegistryPage>
  )
}

function HealthTable({ registro }: { registro: Registry }) {
  const [params, change] = useUrlParams()
  const cliente = params.get('cliente') ?? ''
  const righe = useMemo(() => healthByRelease(registro, cliente), [registro, cliente])
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 3, maxWidth: '75ch' }}>{texts.intro}</Box>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': texts.tenant }}
        onChange={(event) => change({ cliente: event.target.value })}
        sx={{ mb: 3, width: { xs: '100%', sm: 'auto' }, maxWidth: { sm: 360 } }}
        value={cliente}
      >
        <option value="">{texts.allTenants}</option>
        {registro.tenant.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome === id ? id : `${nome} (${id})`}
          </option>
        ))}
      </NativeSelect>
      <DataTable
        columns={healthColumns}
        csv="salute-moduli"
        empty={<EmptyState text={texts.emptyText} title={texts.empty} />}
        label={moduleTexts.salute}
        nome={texts.noun}
        records={righe}
      />
      <AnonymousSection righe={(registro.sconosciuti ?? []).filter(({ tenant }) => !cliente || tenant === cliente)} />
      <ThrottledPeople again={registro} />
    </>
  )
}

const { countTexts } = texts

const ANONYMOUS_COLUMNS: TableColumn<Riga>[] = [
  { label: texts.columnTexts.versione, cell: ({ id, version }) => `${id} ${version}` },
  { label: moduleTexts.columnTexts.tenant, cell: ({ tenant }) => tenant },
  { label: countTexts.reports, cell: ({ reports }) => formatNumber(reports) },
  { label: countTexts.loads, cell: ({ loads }) => formatNumber(loads) },
  { label: countTexts.failures, cell: ({ failures }) => formatNumber(failures) },
  { label: countTexts.csp, cell: ({ csp }) => formatNumber(csp) },
]

export function AnonymousSection({ righe }: { righe: readonly Riga[] }) {
  if (righe.length === 0) return null
  return (
    <Section title={texts.unknown}>
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{texts.unknownNote}</Box>
      <SmallTable
        columns={ANONYMOUS_COLUMNS}
        keyOf={({ tenant, id, version }) => `${tenant} ${id} ${version}`}
        label={texts.unknown}
        rows={righe}
      />
    </Section>
  )
}

const { columnTexts } = throttledTexts
const THROTTLED_COLUMNS: readonly TableColumn<Throttled>[] = [
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
          columns={THROTTLED_COLUMNS}
          keyOf={({ tenant, chi, tipo }) => `${tenant} ${chi} ${tipo}`}
          label={throttledTexts.title}
          rows={value}
        />
      )}
    </Section>
  )
}

const ThrottledSchema = z.object({
  ...strings('tenant', 'ultima'),
  /** User id; the name is known while the account exists. */
  chi: z.string(),
  nome: z.nullable(z.string()),
  tipo: z.enum(['scritture', 'spazio']),
  volte: z.number(),
})
type Throttled = z.infer<typeof ThrottledSchema>

const parseThrottled = (body: unknown): Throttled[] => z.object({ freni: z.array(ThrottledSchema) }).parse(body).freni
