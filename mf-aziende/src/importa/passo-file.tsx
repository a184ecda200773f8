import { gestoriOf } from '@bandiera/domain'
import { useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Button, DownloadIcon, Stack } from '@bandiera/ui'
import { FormProvider, SelectInput, useForm } from '@bandiera/ui/form'
import { csvText, download, FileDrop } from '@bandiera/ui/import'
import { useEffect } from 'react'
import { testi } from '../testi.ts'
import { CAMPI_IMPORT, NOMI_CAMPI } from './campi.ts'
import { Recenti } from './recenti.tsx'
import type { Importa } from './use-importa.ts'

const { importaCsv: words } = testi

/** The first step: whose companies they are, and the file. */
export function PassoFile({ work }: { work: Importa }) {
  const { role } = usePortal()
  return (
    <Stack sx={{ gap: 4, maxWidth: 640, alignItems: 'flex-start' }}>
      {role === 'admin' && <GestoreChoice work={work} />}
      <Stack sx={{ width: 1 }}>
        <FileDrop
          accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={work.gestoreId === ''}
          error={work.errore ?? undefined}
          help={work.gestoreId ? words.aiutoFile : words.scegliGestore}
          label={words.file}
          onFile={(file) => void work.choose(file)}
        />
      </Stack>
      <Button onClick={saveTemplate} startIcon={<DownloadIcon />} sx={{ ml: -2 }}>
        {words.modello}
      </Button>
      <Recenti />
    </Stack>
  )
}

function GestoreChoice({ work: { gestoreId, setGestore } }: { work: Importa }) {
  const options = gestoriOf(useCollection('usr')).map(({ _id, name }) => ({ value: _id, label: name }))
  const form = useForm({ defaultValues: { gestoreId } })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => setGestore(values.gestoreId) }),
    [form, setGestore],
  )
  return (
    <FormProvider {...form}>
      <SelectInput label={words.gestore} name="gestoreId" options={[{ value: '', label: '' }, ...options]} />
    </FormProvider>
  )
}

/** Every column that the import knows, none of them needed but the name and one number. */
const saveTemplate = () => {
  const columns = NOMI_CAMPI.map((campo) => ({ label: CAMPI_IMPORT[campo].label }))
  download(words.nomeModello, csvText(columns, []), 'text/csv')
}
