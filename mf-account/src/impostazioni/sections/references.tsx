import { type TableReport, TableReportSchema, type ReferenceTable, ReferenceTablesSchema } from '@bandiera/domain'
import { useAttempt, usePortal } from '@bandiera/platform'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ErrorState,
  Skeleton,
  Stack,
  uiTexts,
  Typography,
} from '@bandiera/ui'
import { useCallback, useId, useState } from 'react'
import { ChooseButton } from '../../parts/images/upload.tsx'
import { useAnswer, useAsked } from '../../parts/use-asked.ts'
import { SettingsSection } from '../form.tsx'
import { referenceTexts, texts as settingsTexts } from '../texts.ts'

const TABLES = '/api/riferimenti/tabelle'
const parseTables = (body: unknown) => ReferenceTablesSchema.parse(body)

export function ReferencesSection() {
  const { asked, retry } = useAsked(TABLES, parseTables)
  const [inProva, setInProva] = useState<TrialFile | null>(null)
  const isReady = asked.state === 'ready'
  return (
    <SettingsSection
      name="riferimenti"
      note={
        isReady && !asked.value.sostituisce
          ? `${settingsTexts.riferimentiNota} ${referenceTexts.operatorsOnly}`
          : undefined
      }
    >
      {asked.state === 'loading' && <Skeleton height={320} variant="rounded" />}
      {asked.state === 'error' && <ErrorState onRetry={retry} text={asked.message} title={referenceTexts.error} />}
      {isReady && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {asked.value.tabelle.map((tabella) => (
            <TableRow
              key={tabella.nome}
              mayReplace={asked.value.sostituisce}
              onChanged={retry}
              onFile={(file) => setInProva({ tabella, file })}
              tabella={tabella}
            />
          ))}
        </Box>
      )}
      {inProva && (
        <ReportDialog
          trialFile={inProva}
          onClose={(isUsed) => {
            setInProva(null)
            if (isUsed) retry()
          }}
        />
      )}
    </SettingsSection>
  )
}

interface TableRowProps {
  tabella: ReferenceTable
  mayReplace: boolean
  onFile: (file: File) => void
  onChanged: () => void
}

function TableRow({ tabella, mayReplace, onFile, onChanged }: TableRowProps) {
  const { nome, titolo, editore, fonte, licenza, giorno, righe, caricata, caricabile } = tabella
  const { confirm, request } = usePortal()
  const attempt = useAttempt()
  const reset = async () => {
    const { tableBack, backQuestion, goBack, wentBack } = referenceTexts
    if (!(await confirm({ title: tableBack(titolo), text: backQuestion, ok: goBack }))) return
    const done = request(`${TABLES}/${nome}`, { method: 'DELETE' }).then(() => null)
    if (await attempt(wentBack, done)) onChanged()
  }
  return (
    <Box
      component="li"
      sx={{ py: 3, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Typography component="h3" variant="h3">
        {titolo}
      </Typography>
      <Box>
        {referenceTexts.rowsText(righe)} ·{' '}
        {caricata ? referenceTexts.uploaded(caricata) : `${referenceTexts.shipped}, ${referenceTexts.dated(giorno)}`}
      </Box>
      {!caricata && (
        <Box sx={{ color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' }}>
          {referenceTexts.source(editore, fonte, licenza)}
        </Box>
      )}
      {mayReplace && caricabile && (
        <Stack direction="row" sx={{ gap: 2, mt: 2, flexWrap: 'wrap' }}>
          <ChooseButton
            accept=".csv,.json,.txt,text/csv,application/json"
            label={referenceTexts.uploadTable(titolo)}
            onFile={onFile}
          >
            {referenceTexts.upload}
          </ChooseButton>
          {caricata && (
            <Button aria-label={referenceTexts.tableBack(titolo)} onClick={() => void reset()}>
              {referenceTexts.goBack}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  )
}

interface TrialFile {
  tabella: ReferenceTable
  file: File
}

interface ReportDialogProps {
  trialFile: TrialFile
  onClose: (isUsed: boolean) => void
}

function ReportDialog({ trialFile, onClose }: ReportDialogProps) {
  const { tabella, file } = trialFile
  const id = useId()
  const attempt = useAttempt()
  const { send, prova } = useTrial(trialFile)
  const [isSending, setSending] = useState(false)
  const use = async () => {
    setSending(true)
    const done = await attempt(
      referenceTexts.done(tabella.titolo),
      send('').then(() => null),
    )
    setSending(false)
    if (done) onClose(true)
  }
  const rapporto = prova.state === 'ready' ? prova.value : null
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={() => !isSending && onClose(false)} open>
      <DialogTitle id={id}>{referenceTexts.trial(tabella.titolo)}</DialogTitle>
      {/* the list of changes may be long: it must be scrollable by keyboard */}
      <DialogContent tabIndex={0}>
        <Box sx={{ color: 'text.secondary', mb: 3, overflowWrap: 'anywhere' }}>{file.name}</Box>
        {prova.state === 'loading' && <Skeleton height={160} variant="rounded" />}
        {prova.state === 'error' && <Alert severity="error">{prova.message}</Alert>}
        {rapporto && <Report rapporto={rapporto} />}
      </DialogContent>
      <DialogActions>
        <Button disabled={isSending} onClick={() => onClose(false)}>
          {rapporto && isChange(rapporto) ? uiTexts.annulla : uiTexts.chiudi}
        </Button>
        {rapporto && isChange(rapporto) && (
          <Button disabled={isSending} onClick={() => void use()} variant="contained">
            {isSending ? referenceTexts.running : referenceTexts.use}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const parseReport = (body: unknown) => TableReportSchema.parse(body)

/** A preview at once, for real after the person's confirmation. */
function useTrial({ tabella, file }: TrialFile) {
  const { request } = usePortal()
  const send = useCallback(
    (query: '' | '?prova=1') => {
      const headers = { 'content-type': 'application/octet-stream' }
      return request(`${TABLES}/${tabella.nome}${query}`, { method: 'POST', headers, body: file })
    },
    [request, tabella.nome, file],
  )
  const trial = useCallback(() => send('?prova=1'), [send])
  return { send, prova: useAnswer(trial, parseReport).asked }
}

const PARTS = ['aggiunte', 'tolte', 'cambiate'] as const
const isChange = (rapporto: TableReport): boolean => PARTS.some((parte) => rapporto[parte].righe > 0)

function Report({ rapporto }: { rapporto: TableReport }) {
  if (!isChange(rapporto)) return <Alert severity="info">{referenceTexts.same}</Alert>
  return (
    <Stack sx={{ gap: 3 }}>
      <Box>{referenceTexts.before(rapporto.prima, rapporto.dopo)}</Box>
      {rapporto.tolte.righe * 10 > rapporto.prima && <Alert severity="warning">{referenceTexts.many}</Alert>}
      {PARTS.filter((parte) => rapporto[parte].righe > 0).map((parte) => (
        <ReportPart key={parte} parte={rapporto[parte]} titolo={referenceTexts.start[parte]} />
      ))}
    </Stack>
  )
}

const ReportPart = ({ titolo, parte }: { titolo: string; parte: TableReport['tolte'] }) => (
  <Box>
    <Typography component="h3" variant="h3">
      {titolo}: {referenceTexts.rowsText(parte.righe)}
    </Typography>
    <Box component="ul" sx={{ my: 1, pl: 5, overflowWrap: 'anywhere' }}>
      {parte.esempi.map((esempio) => (
        <li key={esempio}>{esempio}</li>
      ))}
      {parte.righe > parte.esempi.length && <li>{referenceTexts.others(parte.righe - parte.esempi.length)}</li>}
    </Box>
  </Box>
)
