import { formatInstant } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Alert, BackLink, Button, DownloadIcon, Page, Stack, Typography } from '@bandiera/ui'
import { type Step, Steps } from '@bandiera/ui/detail'
import { FormProvider, SelectInput, useForm, useUnsavedGuard } from '@bandiera/ui/form'
import { csvText, download, FileDrop } from '@bandiera/ui/import'
import { useEffect, useState } from 'react'
import { useGestoreOptions } from '../parts/people.ts'
import { AZIENDE } from '../paths.ts'
import { texts } from '../texts.ts'
import { ColumnsStep } from './columns-step.tsx'
import { TrialStep } from './trial-step.tsx'
import { type Import, type ImportStep, useImport } from './use-import.ts'
import { IMPORT_FIELDS, FIELD_NAMES } from './fields.ts'
import { type ImportRecord, importsOf, Result, UndoDialog, undoImport, type Undone } from './undo.tsx'

const { importaCsv: words } = texts

const STEPS = Object.keys(words.steps) as ImportStep[]

export function ImportAziende() {
  const work = useImport()
  const { passo, avanzamento } = work
  const { question } = useUnsavedGuard(avanzamento.mancano + avanzamento.rifiutate > 0)
  return (
    <Page above={back} title={words.title}>
      <Stack sx={{ gap: 4 }}>
        <Steps steps={stepsAt(passo, avanzamento.fatte > 0 && avanzamento.mancano === 0)} />
        {passo === 'file' && <FileStep work={work} />}
        {passo === 'campi' && work.table && (
          <ColumnsStep key={`${work.file}/${work.foglio}`} table={work.table} work={work} />
        )}
        {(passo === 'prova' || passo === 'importa') && <TrialStep work={work} />}
      </Stack>
      {question}
    </Page>
  )
}

function stepsAt(step: ImportStep, over: boolean): Step[] {
  const at = STEPS.indexOf(step)
  return STEPS.map((id, index) => ({
    id,
    label: words.steps[id],
    stato: index < at || (over && index === at) ? 'fatto' : index === at ? 'attuale' : 'prossimo',
  }))
}

const back = <BackLink to={AZIENDE}>{texts.backToList}</BackLink>

function FileStep({ work }: { work: Import }) {
  const { role } = usePortal()
  return (
    <Stack sx={{ gap: 4, maxWidth: 640, alignItems: 'flex-start' }}>
      {role === 'admin' && <GestoreChoice work={work} />}
      <Stack sx={{ width: 1 }}>
        <FileDrop
          accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={work.gestoreId === ''}
          error={work.errore ?? undefined}
          help={work.gestoreId ? words.aiutoFile : words.chooseGestore}
          label={words.file}
          onFile={(file) => void work.choose(file)}
        />
      </Stack>
      <Button onClick={saveTemplate} startIcon={<DownloadIcon />} sx={{ ml: -2 }}>
        {words.template}
      </Button>
      <RecentImports />
    </Stack>
  )
}

function GestoreChoice({ work: { gestoreId, setGestore } }: { work: Import }) {
  const options = useGestoreOptions()
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

const saveTemplate = () => {
  const columns = FIELD_NAMES.map((campo) => ({ label: IMPORT_FIELDS[campo].label }))
  download(words.templateName, csvText(columns, []), 'text/csv')
}

const SHOWN = 5

function RecentImports() {
  const { request } = usePortal()
  const [list, setList] = useState<readonly ImportRecord[]>([])
  const [asking, setAsking] = useState<string | null>(null)
  const [result, setResult] = useState<Undone | null>(null)
  const [errore, setErrore] = useState<string | null>(null)
  useEffect(() => {
    let here = true
    // without the list the import works all the same
    importsOf(request).then(
      (all) => here && setList(all.slice(0, SHOWN)),
      () => {},
    )
    return () => {
      here = false
    }
  }, [request, result])
  const undo = async (id: string) => {
    setErrore(null)
    try {
      setResult(await undoImport(request, id))
    } catch (failure) {
      setErrore((failure as Error).message)
    }
  }
  if (list.length === 0) return null
  return (
    <Stack component="section" sx={{ gap: 2, width: 1 }}>
      <Typography component="h2" variant="h3">
        {words.recent}
      </Typography>
      {errore && (
        <Alert role="alert" severity="error">
          {errore}
        </Alert>
      )}
      {result && <Result esito={result} />}
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {list.map((one) => (
          <Stack component="li" direction="row" key={one.id} sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {formatInstant(one.quando)} · {words.recentOne(one.file ?? words.unnamed, one.nuovi, one.aggiornati)}
              {one.annullata && ` · ${words.undoneOn(formatInstant(one.annullata.quando))}`}
            </Typography>
            {one.annullabile && <Button onClick={() => setAsking(one.id)}>{words.undoYes}</Button>}
          </Stack>
        ))}
      </Stack>
      {asking && <UndoDialog onClose={() => setAsking(null)} onConfirm={() => void undo(asking)} />}
    </Stack>
  )
}
