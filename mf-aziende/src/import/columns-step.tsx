import { Alert, Box, Stack, Typography } from '@bandiera/ui'
import { FormProvider, NumberInput, PortalForm, SelectInput, useForm, useWatch } from '@bandiera/ui/form'
import type { CsvTable } from '@bandiera/ui/import'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { testi } from '../texts.ts'
import { CAMPI_IMPORT, type CampoImport, isCifra, NOMI_CAMPI } from './fields.ts'
import type { Importa } from './use-import.ts'
import { annoFault, lastYear } from '../sections/bilanci.rules.ts'
import type { Fattore } from '../parts/units.ts'
import { type Colonna, isStesso, type Mappa } from './mapping.ts'

const { importaCsv: words } = testi

/** The second step: what each column of the file is, as the names suggest it, to look through and correct. */
export function PassoCampi({ work, table }: { work: Importa; table: CsvTable }) {
  const form = useForm<Scelte>({
    defaultValues: scelteOf(work.mappa),
    resolver: standardSchemaResolver(SceltaSchema),
    mode: 'onTouched',
  })
  return (
    <Stack sx={{ gap: 3 }}>
      <div>
        <Typography component="h2" variant="h2">
          {words.colonne}
        </Typography>
        <Typography color="textSecondary">{words.aiutoColonne}</Typography>
      </div>
      {work.fogli.length > 1 && <SheetChoice work={work} />}
      {work.errore && (
        <Alert role="alert" severity="error">
          {work.errore}
        </Alert>
      )}
      <PortalForm
        form={form}
        label={words.colonne}
        onCancel={() => work.back('file')}
        onSaved={(scelte: Scelte) => void work.check(mappaOf(scelte))}
        onSubmit={async (scelte: Scelte) => scelte}
        submit={words.prova}
      >
        <Ignored headers={table.headers} />
        <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {table.headers.map((header, column) => (
            <Column column={column} header={header} key={header} table={table} />
          ))}
        </Stack>
      </PortalForm>
    </Stack>
  )
}

function SheetChoice({ work: { fogli, foglio, chooseFoglio } }: { work: Importa }) {
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
          label={words.foglio}
          name="foglio"
          options={fogli.map((nome, at) => ({ value: String(at), label: nome }))}
        />
      </Box>
    </FormProvider>
  )
}

/** The columns that nothing is read from, by name. */
function Ignored({ headers }: { headers: readonly string[] }) {
  const colonne = useWatch<Scelte, 'colonne'>({ name: 'colonne' })
  const ignored = headers.filter((_header, at) => colonne[at]?.campo === '')
  return ignored.length > 0 ? <Typography>{words.notaIgnorate(ignored)}</Typography> : null
}

interface ColumnProps {
  column: number
  header: string
  table: CsvTable
}

function Column({ column, header, table }: ColumnProps) {
  const name = `colonne.${column}` as const
  const campo = useWatch<Scelte>({ name: `${name}.campo` }) as CampoImport | ''
  const example = table.rows.find(({ cells }) => cells[column])?.cells[column]
  return (
    <Box component="li" sx={line}>
      <SelectInput
        help={example ? words.esempio(example.length > 40 ? `${example.slice(0, 40)}…` : example) : undefined}
        label={header}
        name={`${name}.campo`}
        options={CAMPI}
        placeholder={words.nonLeggere}
      />
      {campo !== '' && isCifra(campo) && <NumberInput grouped={false} label={words.anno} name={`${name}.anno`} />}
      {(campo === 'ricavi' || campo === 'totaleAttivo' || campo === 'capitaleSociale') && (
        <SelectInput
          label={words.unitaDiMisura}
          name={`${name}.fattore`}
          options={FATTORI}
          placeholder={words.unita[1]}
        />
      )}
      {campo === 'ateco' && (
        <SelectInput
          label={words.versione}
          name={`${name}.versione`}
          options={VERSIONI}
          placeholder={words.versioneCella}
        />
      )}
    </Box>
  )
}

const CAMPI = NOMI_CAMPI.map((campo) => ({ value: campo, label: CAMPI_IMPORT[campo].label }))
const FATTORI = (['1000', '1000000'] as const).map((value) => ({ value, label: words.unita[value] }))
const VERSIONI = (['2025', '2007'] as const).map((value) => ({ value, label: `ATECO ${value}` }))

const line = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 300px) 130px 180px' },
} as const

/** What the form of the columns holds: texts of its choices, empty for what is not chosen. */
const SceltaSchema = z
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
    const chosen = value.colonne.map(colonnaOf)
    const has = (campo: CampoImport) => chosen.some((colonna) => colonna?.campo === campo)
    const free = [...chosen.keys()].filter((at) => !chosen[at])
    if (!has('ragioneSociale')) fault(free[0] ?? 0, 'campo', words.serveNome)
    if (!has('partitaIva') && !has('codiceFiscale')) fault(free[1] ?? free[0] ?? 0, 'campo', words.serveNumero)
    chosen.forEach((colonna, at) => {
      if (!colonna) return
      const first = chosen.findIndex((other) => other && isStesso(other, colonna))
      if (first >= 0 && first < at) fault(at, 'campo', words.doppiaColonna(CAMPI_IMPORT[colonna.campo].label))
      const outside = colonna.anno === undefined ? null : annoFault(colonna.anno)
      if (outside) fault(at, 'anno', outside)
    })
  })
type Scelte = z.infer<typeof SceltaSchema>

/** The choices for a mapping; a column of figures without any year starts from the last one. */
function scelteOf(mappa: Mappa): Scelte {
  const hasYears = mappa.some((colonna) => colonna?.campo === 'anno')
  return {
    colonne: mappa.map((colonna) => ({
      campo: colonna?.campo ?? '',
      anno: colonna?.anno ?? (colonna && isCifra(colonna.campo) && !hasYears ? lastYear() : undefined),
      fattore: colonna?.fattore && colonna.fattore !== 1 ? String(colonna.fattore) : '',
      versione: colonna?.versione ?? '',
    })),
  }
}

const mappaOf = ({ colonne }: Scelte): Mappa => colonne.map(colonnaOf)

function colonnaOf({ campo, anno, fattore, versione }: Scelte['colonne'][number]): Colonna | null {
  if (campo === '') return null
  const colonna: Colonna = { campo: campo as CampoImport }
  if (isCifra(colonna.campo) && anno !== undefined) colonna.anno = anno
  if (fattore !== '' && campo !== 'ula') colonna.fattore = Number(fattore) as Fattore
  if (campo === 'ateco' && versione !== '') colonna.versione = versione as '2007' | '2025'
  return colonna
}
