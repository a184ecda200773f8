import { formatInstant, roleLabels } from '@bandiera/domain'
import { useAttempt, usePortal } from '@bandiera/platform'
import { Alert, Box, Button, ErrorState, Section, Skeleton } from '@bandiera/ui'
import { useState } from 'react'
import { type OpenedPreview, parsePreviews, type Preview, PreviewDialog } from '../form.tsx'
import { SmallTable, type TableColumn } from '../../parts/table.tsx'
import { useAsked } from '../../parts/requests.ts'
import { previewTexts } from '../texts.ts'

export function Previews({ cliente }: { cliente: { id: string; nome: string } }) {
  const { request } = usePortal()
  const attempt = useAttempt()
  const { value, error, retry } = useAsked('/api/registro/anteprime', parsePreviews)
  const [asking, setAsking] = useState(false)
  const [apertura, setApertura] = useState<OpenedPreview | null>(null)
  const opened = (one: OpenedPreview) => {
    setApertura(one)
    retry()
  }
  const end = async ({ id }: Preview) => {
    const ended = request(`/api/registro/anteprime/${id}`, { method: 'DELETE' }).then(() => null)
    if ((await attempt(previewTexts.closed, ended)) && apertura?.anteprima.id === id) setApertura(null)
    retry()
  }
  const own = value?.filter(({ tenant }) => tenant === cliente.id) ?? []
  return (
    <Section
      actions={
        <Button onClick={() => setAsking(true)} variant="outlined">
          {previewTexts.open}
        </Button>
      }
      title={previewTexts.title}
    >
      {apertura && <OpenedNotice apertura={apertura} />}
      {value === null && error !== null && <ErrorState onRetry={retry} text={error} title={previewTexts.error} />}
      {value === null && error === null && <Skeleton height={48} variant="rounded" />}
      {value && own.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{`${previewTexts.none} ${previewTexts.note}`}</Box>
      )}
      {own.length > 0 && (
        <SmallTable columns={columnsOf(end)} keyOf={({ id }) => id} label={previewTexts.list} rows={own} />
      )}
      {asking && <PreviewDialog tenant={cliente} onClose={() => setAsking(false)} onOpened={opened} />}
    </Section>
  )
}

const columnsOf = (end: (anteprima: Preview) => Promise<void>): TableColumn<Preview>[] => [
  { label: previewTexts.columns.role, cell: ({ ruolo }) => roleLabels[ruolo] },
  { label: previewTexts.columns.choice, cell: ({ generazione }) => previewTexts.choiceNumber(generazione) },
  { label: previewTexts.columns.until, cell: ({ fino }) => formatInstant(fino) },
  { label: previewTexts.columns.chi, cell: ({ chi }) => chi },
  { label: previewTexts.columns.reason, cell: ({ perche }) => perche },
  {
    label: previewTexts.close,
    action: true,
    cell: (anteprima) => (
      <Button
        aria-label={previewTexts.closeName(roleLabels[anteprima.ruolo].toLowerCase())}
        onClick={() => void end(anteprima)}
        size="small"
        sx={{ my: -1, ml: -2 }}
      >
        {previewTexts.close}
      </Button>
    ),
  },
]

function OpenedNotice({ apertura: { anteprima, indirizzo } }: { apertura: OpenedPreview }) {
  const { notify } = usePortal()
  const copy = () =>
    navigator.clipboard.writeText(indirizzo).then(
      () => notify({ text: previewTexts.copied, kind: 'success' }),
      () => notify({ text: previewTexts.notCopied, kind: 'error' }),
    )
  return (
    <Alert
      action={
        <>
          <Button component="a" href={indirizzo} rel="noopener" target="_blank">
            {previewTexts.go}
          </Button>
          <Button onClick={() => void copy()}>{previewTexts.copy}</Button>
        </>
      }
      role="status"
      severity="success"
      sx={{ mb: 3, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
    >
      {previewTexts.opened(roleLabels[anteprima.ruolo].toLowerCase())}
    </Alert>
  )
}
