import { Alert, Box, CheckCircleIcon, Stack, Typography, WarningIcon } from '@bandiera/ui'
import { FormProvider, NumberInput, PortalForm, SelectInput, useForm, useWatch } from '@bandiera/ui/form'
import type { CsvTable } from '@bandiera/ui/import'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { texts } from '../texts.ts'
import { IMPORT_FIELDS, type ImportField, isFigure, FIELD_NAMES } from './fields.ts'
import type { Import } from './use-import.ts'
import { yearFault, lastYear } from '../sections/bilanci.rules.ts'
import type { Factor } from '../parts/units.ts'
import { type MappedColumn, isSame, type Mapping } from './mapping.ts'

const { importaCsv: words } = texts

export function ColumnsStep({ work, table }: { work: Import; table: CsvTable }) {
  const form = useForm<Decisions>({
    defaultValues: decisionsOf(work.mappa),
    resolver: standardSchemaResolver(DecisionSchema),
    mode: 'onTouched',
  })
  return (
    <Stack sx={{ gap: 3 }}>
      <div>
        <Typography component="h2" variant="h2">
          {words.columns}
        </Typography>
        <Typography color="textSecondary">{words.columnsHelp}</Typography>
      </div>
      {work.fogli.length > 1 && <SheetChoice work={work} />}
      {work.errore && (
        <Alert role="alert" severity="error">
          {work.errore}
        </Alert>
      )}
      <PortalForm
        form={form}
        label={words.columns}
        onCancel={() => work.back('file')}
        onSaved={(decisions: Decisions) => void work.check(mappingOf(decisions))}
        onSubmit={async (decisions: Decisions) => decisions}
        submit={words.prova}
        wide
      >
        <Ignored headers={table.headers} />
        <ColumnTable table={table} />
      </PortalForm>
    </Stack>
  )
}

function SheetChoice({ work: { fogli, foglio, chooseFoglio } }: { work: Import }) {
  const form = useForm({ defaultValues: { foglio: String(foglio) } })
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => chooseFoglio(Number(values.foglio)) }),
    [form, chooseFoglio],
  )
  return (
    <FormProvider {...form}>
      <Box sx={{ maxWidth: 320 }}>
        <SelectInput
          label={words.sheet}
          name="foglio"
          options={fogli.map((nome, at) => ({ value: String(at), label: nome }))}
        />
      </Box>
    </FormProvider>
  )
}

function Ignored({ headers }: { headers: readonly string[] }) {
  const columns = useWatch<Decisions, 'colonne'>({ name: 'colonne' })
  const ignored = headers.filter((_header, at) => columns[at]?.campo === '')
  return ignored.length > 0 ? <Typography>{words.ignoredNote(ignored)}</Typography> : null
}

const ColumnTable = ({ table }: { table: CsvTable }) => (
  <Box component="table" sx={grid}>
    <Box component="thead" sx={{ display: { xs: 'none', sm: 'table-header-group' } }}>
      <tr>
        {words.columnTable.map((head) => (
          <Box component="th" key={head} scope="col" sx={headCell}>
            {head}
          </Box>
        ))}
      </tr>
    </Box>
    <tbody>
      {table.headers.map((header, column) => (
        <Column column={column} header={header} key={header} samples={samplesOf(table, column)} />
      ))}
    </tbody>
  </Box>
)

const SAMPLES = 3
const LONGEST = 40

/** The first different values of a column, cut where they are long. */
function samplesOf({ rows }: CsvTable, column: number): string[] {
  const found = new Set<string>()
  for (const { cells } of rows) {
    const text = cells[column]?.trim()
    if (text) found.add(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
    if (found.size === SAMPLES) break
  }
  return [...found]
}

/** One column of the file: its heading, what is in it, where it goes, and what becomes of it. */
function Column({ column, header, samples }: { column: number; header: string; samples: readonly string[] }) {
  const columns = useWatch<Decisions, 'colonne'>({ name: 'colonne' })
  return (
    <Box component="tr" sx={row}>
      <Box component="th" scope="row" sx={{ ...cell, fontWeight: 500 }}>
        {header}
      </Box>
      <Box component="td" sx={{ ...cell, color: 'text.secondary' }}>
        {samples.join(' · ') || '—'}
      </Box>
      <Box component="td" sx={cell}>
        <Target column={column} header={header} />
      </Box>
      <Box component="td" sx={cell}>
        <State state={stateOf(columns, column)} />
      </Box>
    </Box>
  )
}

function Target({ column, header }: { column: number; header: string }) {
  const name = `colonne.${column}` as const
  const campo = useWatch<Decisions>({ name: `${name}.campo` }) as ImportField | ''
  const common = { optional: true, unlabelled: true }
  return (
    <Box sx={target}>
      <SelectInput
        {...common}
        label={header}
        name={`${name}.campo`}
        options={FIELD_OPTIONS}
        placeholder={words.doNotRead}
      />
      {campo !== '' && isFigure(campo) && (
        <NumberInput {...common} grouped={false} label={words.year} name={`${name}.anno`} />
      )}
      {(campo === 'ricavi' || campo === 'totaleAttivo' || campo === 'capitaleSociale') && (
        <SelectInput
          {...common}
          label={words.unitOfMeasure}
          name={`${name}.fattore`}
          options={FACTORS}
          placeholder={words.unit[1]}
        />
      )}
      {campo === 'ateco' && (
        <SelectInput
          {...common}
          label={words.version}
          name={`${name}.versione`}
          options={VERSIONS}
          placeholder={words.versionByCell}
        />
      )}
    </Box>
  )
}

type ColumnState = keyof typeof words.columnStates

function stateOf(columns: Decisions['colonne'], at: number): ColumnState {
  const mapped = columns[at] && columnOf(columns[at])
  if (!mapped) return 'ignored'
  const twin = columns.slice(0, at).some((other) => {
    const one = columnOf(other)
    return one !== null && isSame(one, mapped)
  })
  return twin ? 'double' : 'read'
}

const State = ({ state }: { state: ColumnState }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: COLOURS[state], '& svg': { fontSize: '1rem' } }}>
    {state === 'read' && <CheckCircleIcon aria-hidden />}
    {state === 'double' && <WarningIcon aria-hidden />}
    {words.columnStates[state]}
  </Box>
)
const COLOURS = { read: 'success.main', ignored: 'text.secondary', double: 'warning.main' } as const

const FIELD_OPTIONS = FIELD_NAMES.map((campo) => ({ value: campo, label: IMPORT_FIELDS[campo].label }))
const FACTORS = (['1000', '1000000'] as const).map((value) => ({ value, label: words.unit[value] }))
const VERSIONS = (['2025', '2007'] as const).map((value) => ({ value, label: `ATECO ${value}` }))

const grid = { width: 1, borderCollapse: 'collapse', display: { xs: 'block', sm: 'table' } } as const
const headCell = {
  textAlign: 'left',
  py: 2,
  pr: 4,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
  borderBottom: 1,
  borderColor: 'divider',
} as const
const row = {
  display: { xs: 'grid', sm: 'table-row' },
  gap: 1,
  py: { xs: 3, sm: 0 },
  borderBottom: 1,
  borderColor: 'divider',
} as const
const cell = {
  display: { xs: 'block', sm: 'table-cell' },
  textAlign: 'left',
  overflowWrap: 'anywhere',
  pr: { sm: 4 },
  py: { sm: 1 },
} as const
/** The choice of the field, and what it needs to know beside it. */
const target = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: '240px 80px 168px' },
} as const

/** Empty texts are no choice. */
const DecisionSchema = z
  .object({
    colonne: z.array(
      z.object({
        campo: z.string(),
        anno: z.optional(z.number()),
        fattore: z.string(),
        versione: z.string(),
      }),
    ),
  })
  .check(({ value, issues }) => {
    const fault = (at: number, key: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: ['colonne', at, key], message })
    const chosen = value.colonne.map(columnOf)
    const has = (campo: ImportField) => chosen.some((mapped) => mapped?.campo === campo)
    const free = [...chosen.keys()].filter((at) => !chosen[at])
    if (!has('ragioneSociale')) fault(free[0] ?? 0, 'campo', words.nameNeeded)
    if (!has('partitaIva') && !has('codiceFiscale')) fault(free[1] ?? free[0] ?? 0, 'campo', words.numberNeeded)
    chosen.forEach((mapped, at) => {
      if (!mapped) return
      const first = chosen.findIndex((other) => other && isSame(other, mapped))
      if (first >= 0 && first < at) fault(at, 'campo', words.columnTwice(IMPORT_FIELDS[mapped.campo].label))
      const outside = mapped.anno === undefined ? null : yearFault(mapped.anno)
      if (outside) fault(at, 'anno', outside)
    })
  })
type Decisions = z.infer<typeof DecisionSchema>

/** A column of figures without any year starts from the last one. */
function decisionsOf(mapping: Mapping): Decisions {
  const hasYears = mapping.some((mapped) => mapped?.campo === 'anno')
  return {
    colonne: mapping.map((mapped) => ({
      campo: mapped?.campo ?? '',
      anno: mapped?.anno ?? (mapped && isFigure(mapped.campo) && !hasYears ? lastYear() : undefined),
      fattore: mapped?.fattore && mapped.fattore !== 1 ? String(mapped.fattore) : '',
      versione: mapped?.versione ?? '',
    })),
  }
}

const mappingOf = ({ colonne }: Decisions): Mapping => colonne.map(columnOf)

function columnOf({ campo, anno, fattore, versione }: Decisions['colonne'][number]): MappedColumn | null {
  if (campo === '') return null
  const mapped: MappedColumn = { campo: campo as ImportField }
  if (isFigure(mapped.campo) && anno !== undefined) mapped.anno = anno
  if (fattore !== '' && campo !== 'ula') mapped.fattore = Number(fattore) as Factor
  if (campo === 'ateco' && versione !== '') mapped.versione = versione as '2007' | '2025'
  return mapped
}
