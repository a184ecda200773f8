import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  DownloadIcon,
  LinearProgress,
  Stack,
  type Theme,
  useMediaQuery,
} from '@bandiera/ui'
import { download, FileDrop, ImportReportTable, reportCsv, type ReportRow } from '@bandiera/ui/import'
import { hrefBando } from '../paths.ts'
import { texts } from '../texts.ts'
import { Failure, type UndoState, UndoOutcome, ImportHistory, useUndoImport } from './history.tsx'
import type { Outcome } from './texts.ts'
import { fieldName } from '../parts/field-name.ts'
import { isBlockingQuestion, labelOf, editorialStateLabels, type ImportReport, type ImportRow } from '@bandiera/domain'
import { Options } from './options.tsx'
import { Reread } from './reread.tsx'
import { type Import, useImport } from './use-import.ts'

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const work = useImport()
  const undo = useUndoImport()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const close = isBusy(work) || undo.busy ? undefined : onClose
  return (
    <Dialog aria-labelledby="importa-titolo" fullScreen={narrow} fullWidth maxWidth="md" onClose={close} open>
      <DialogTitle id="importa-titolo">{texts.importa.title}</DialogTitle>
      <DialogContent>
        <Work work={work} undone={undo.fatto !== null} />
        <UndoOutcome {...undo} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Actions annullo={undo} onClose={onClose} work={work} />
      </DialogActions>
    </Dialog>
  )
}

const isBusy = ({ state }: Import): boolean => state.step === 'checking' || state.step === 'importing'

function Work({ work, undone }: { work: Import; undone: boolean }) {
  const { state, fileName, check } = work
  const report = 'report' in state && !undone ? state.report : null
  return (
    <Stack sx={{ gap: 3 }}>
      {state.step !== 'done' && (
        <FileDrop
          accept=".json,.csv,application/json,text/csv"
          disabled={isBusy(work)}
          error={state.step === 'choose' ? state.error : undefined}
          fileName={fileName}
          help={texts.importa.aiuto}
          label={texts.importa.file}
          onFile={check}
        />
      )}
      {isBusy(work) && (
        <LinearProgress aria-label={state.step === 'checking' ? texts.importa.trial : texts.importa.running} />
      )}
      {!undone && <Message work={work} />}
      <Choices work={work} />
      {report && <ImportReportTable rows={rowsOf(report)} {...(!report.prova && { href: hrefBando })} />}
      {state.step === 'choose' && (
        <>
          <ImportHistory />
          <Reread />
        </>
      )}
    </Stack>
  )
}

/** Shown as long as the file has a new grant, even if it is left out or joined to a stored one: choices can be changed. */
function Choices({ work: { state, opzioni, choose, wrong } }: { work: Import }) {
  if (state.step !== 'checked') return null
  const { nuovi, saltati = 0 } = state.report
  if (nuovi + saltati + Object.keys(opzioni.uniti ?? {}).length === 0) return null
  return <Options onChange={(next) => void choose(next)} opzioni={opzioni} report={state.report} wrong={wrong} />
}

interface ActionsProps {
  work: Import
  annullo: UndoState
  onClose: () => void
}

export function Actions({ work: { state, fileName, run, wrong }, annullo, onClose }: ActionsProps) {
  const { importa } = texts
  const report = 'report' in state ? state.report : null
  const toWrite = report && state.step !== 'done' ? rowsToWrite(report) : 0
  const name = `resoconto-${(fileName ?? 'incentivi').replace(/\.(json|csv)$/i, '')}.csv`
  const made = state.step === 'done' && annullo.fatto === null ? state.report.importazione : undefined
  const busy = state.step === 'importing' || annullo.busy
  const waiting = busy || wrong !== undefined || (state.step === 'checked' && state.again)
  return (
    <>
      {report && (
        <Button
          onClick={() => download(name, reportCsv(rowsOf(report)), 'text/csv')}
          startIcon={<DownloadIcon />}
          sx={{ mr: 'auto' }}
        >
          {importa.download}
        </Button>
      )}
      {made !== undefined && (
        <Button disabled={busy} onClick={() => void annullo.annulla(made)}>
          {importa.undoImport}
        </Button>
      )}
      <Button disabled={busy} onClick={onClose}>
        {report && toWrite === 0 ? importa.close : importa.cancel}
      </Button>
      {report && toWrite > 0 && (
        <Button disabled={waiting ?? false} onClick={() => void run()} sx={wrapping} variant="contained">
          {state.step === 'importing' ? importa.running : importa.confirm(toWrite, outcomeOf(report))}
        </Button>
      )}
    </>
  )
}

/** The label of the button needs two lines on a phone. */
const wrapping = { whiteSpace: 'normal', height: 'auto', minHeight: 36, py: 1, textAlign: 'center' } as const

/** The result of the preview or the import in sentences: published grants and their readers, held grants and the reasons. */
export function Message({ work: { state } }: { work: Import }) {
  const { importa } = texts
  if (state.step !== 'done' && state.step !== 'checked') return null
  if ('error' in state) return <Failure text={state.error} />
  const { report } = state
  const done = state.step === 'done' && importa.done(report.nuovi, report.aggiornati)
  return (
    <Alert role="status" severity={done ? 'success' : 'info'}>
      {done || (rowsToWrite(report) > 0 ? importa.trialDone : importa.nothing)}
      {importa.what(outcomeOf(report)).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  )
}

function outcomeOf({ righe, aggiornati, spariti = [], gestori = [] }: ImportReport): Outcome {
  const at = (stato: string) => righe.filter(({ esito, redazione }) => esito === 'nuovo' && redazione === stato)
  const held = at('in_revisione')
  const motivi = new Map<string, number>()
  for (const { daControllare } of held) {
    const fields = new Set(daControllare.filter(isBlockingQuestion).map(({ campo }) => fieldName(campo)))
    for (const field of fields) motivi.set(field, (motivi.get(field) ?? 0) + 1)
  }
  return {
    pubblicati: at('pubblicato').length,
    inRevisione: held.length,
    bozze: at('bozza').length,
    aggiornati,
    spariti: spariti.length,
    gestori: gestori.length,
    motivi: [...motivi].sort(([, a], [, b]) => b - a),
  }
}

const rowsToWrite = ({ nuovi, aggiornati, spariti = [] }: ImportReport): number => nuovi + aggiornati + spariti.length

const rowsOf = ({ righe }: ImportReport): ReportRow[] => righe.map(rowOf)

function rowOf({ redazione, esito, ...row }: ImportRow): ReportRow {
  const verdict = esito === 'saltato' ? ({ esito: 'identico', saltato: true } as const) : { esito }
  return { ...row, ...verdict, ...(redazione !== undefined && { stato: labelOf(editorialStateLabels, redazione) }) }
}
