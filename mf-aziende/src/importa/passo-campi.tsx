import { Alert, Box, Stack, Typography } from '@bandiera/ui'
import { FormProvider, NumberInput, PortalForm, SelectInput, useForm, useWatch } from '@bandiera/ui/form'
import type { CsvTable } from '@bandiera/ui/import'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { testi } from '../testi.ts'
import { CAMPI_IMPORT, NOMI_CAMPI, isCifra, type CampoImport } from './campi.ts'
import { mappaOf, SceltaSchema, scelteOf, type Scelte } from './scelte.ts'
import type { Importa } from './use-importa.ts'

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
