import { Alert, Box, Stack, Typography } from '@bandiera/ui'
import { PortalForm, SelectInput, useForm, useWatch } from '@bandiera/ui/form'
import type { CsvTable } from '@bandiera/ui/import'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { CAMPI_IMPORT, NOMI_CAMPI, type CampoImport, type Mappa } from './campi.ts'
import type { Importa } from './use-importa.ts'

const { importaCsv: words } = testi

/** Column of each field as text, empty where none is. */
type Scelte = Record<CampoImport, string>
const Plain = z.object(
  Object.fromEntries(NOMI_CAMPI.map((campo) => [campo, z.string()])) as Record<CampoImport, z.ZodMiniString>,
)
const ScelteSchema = Plain.check(({ value, issues }) => {
  const fault = (path: CampoImport, message: string) =>
    issues.push({ code: 'custom', input: value, path: [path], message })
  if (!value.ragioneSociale) fault('ragioneSociale', words.serveNome)
  if (!value.partitaIva && !value.codiceFiscale) fault('partitaIva', words.serveNumero)
  for (const campo of NOMI_CAMPI) {
    const first = NOMI_CAMPI.find((other) => value[campo] && value[other] === value[campo])
    if (first && first !== campo) fault(campo, words.doppiaColonna(CAMPI_IMPORT[first].label))
  }
})

/** The second step: which column each datum comes from, as the names suggest it, to look through and correct. */
export function PassoCampi({ work, table }: { work: Importa; table: CsvTable }) {
  const form = useForm<Scelte>({
    defaultValues: scelteOf(work.mappa),
    resolver: standardSchemaResolver(ScelteSchema),
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
        <Box sx={grid}>
          {NOMI_CAMPI.map((campo) => (
            <ColumnChoice campo={campo} key={campo} table={table} />
          ))}
        </Box>
      </PortalForm>
    </Stack>
  )
}

function ColumnChoice({ campo, table }: { campo: CampoImport; table: CsvTable }) {
  const chosen = useWatch<Scelte>({ name: campo }) as string
  const example =
    chosen === '' ? '' : (table.rows.find(({ cells }) => cells[Number(chosen)])?.cells[Number(chosen)] ?? '')
  const options = table.headers.map((header, index) => ({ value: String(index), label: header }))
  return (
    <SelectInput
      help={example ? words.esempio(example.length > 40 ? `${example.slice(0, 40)}…` : example) : undefined}
      label={CAMPI_IMPORT[campo].label}
      name={campo}
      options={[{ value: '', label: words.nessuna }, ...options]}
    />
  )
}

const scelteOf = (mappa: Mappa): Scelte =>
  Object.fromEntries(NOMI_CAMPI.map((campo) => [campo, String(mappa[campo] ?? '')])) as Scelte

const mappaOf = (scelte: Scelte): Mappa =>
  Object.fromEntries(NOMI_CAMPI.flatMap((campo) => (scelte[campo] === '' ? [] : [[campo, Number(scelte[campo])]])))

const grid = { display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' } as const
