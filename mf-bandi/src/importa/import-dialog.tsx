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
  useMediaQuery,
  type Theme,
} from '@bandiera/ui'
import { download, FileDrop, ImportReportTable, reportCsv } from '@bandiera/ui/import'
import { hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { useImport, type Import } from './use-import.ts'

/** Import of incentivi.gov.it: choose a file, see what would happen, import, keep the report. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const work = useImport()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const close = isBusy(work) ? undefined : onClose
  return (
    <Dialog aria-labelledby="importa-titolo" fullScreen={narrow} fullWidth maxWidth="md" onClose={close} open>
      <DialogTitle id="importa-titolo">{testi.importa.titolo}</DialogTitle>
      <DialogContent>
        <Work work={work} />
      </DialogContent>
      <DialogActions>
        <Actions onClose={onClose} work={work} />
      </DialogActions>
    </Dialog>
  )
}

const isBusy = ({ state }: Import): boolean => state.step === 'checking' || state.step === 'importing'

function Work({ work }: { work: Import }) {
  const { state, fileName, check } = work
  const report = 'report' in state ? state.report : null
  return (
    <Stack sx={{ gap: 3 }}>
      {state.step !== 'done' && (
        <FileDrop
          accept=".json,.csv,application/json,text/csv"
          disabled={isBusy(work)}
          error={state.step === 'choose' ? state.error : undefined}
          fileName={fileName}
          help={testi.importa.aiuto}
          label={testi.importa.file}
          onFile={check}
        />
      )}
      {isBusy(work) && (
        <LinearProgress aria-label={state.step === 'checking' ? testi.importa.prova : testi.importa.inCorso} />
      )}
      <Message work={work} />
      {report && <ImportReportTable rows={report.righe} {...(!report.prova && { href: hrefBando })} />}
    </Stack>
  )
}

function Message({ work: { state } }: { work: Import }) {
  if (state.step === 'done')
    return (
      <Alert role="status" severity="success">
        {testi.importa.fatto(state.report.nuovi, state.report.aggiornati)}
      </Alert>
    )
  if (state.step !== 'checked') return null
  if (state.error)
    return (
      <Alert role="alert" severity="error">
        {state.error}
      </Alert>
    )
  const { nuovi, aggiornati } = state.report
  return (
    <Alert role="status" severity="info">
      {nuovi + aggiornati > 0 ? testi.importa.provaFatta : testi.importa.niente}
    </Alert>
  )
}

function Actions({ work: { state, fileName, run }, onClose }: { work: Import; onClose: () => void }) {
  const report = 'report' in state ? state.report : null
  const toWrite = report && state.step !== 'done' ? report.nuovi + report.aggiornati : 0
  const name = `resoconto-${(fileName ?? 'incentivi').replace(/\.(json|csv)$/i, '')}.csv`
  return (
    <>
      {report && (
        <Button
          onClick={() => download(name, reportCsv(report.righe), 'text/csv')}
          startIcon={<DownloadIcon />}
          sx={{ mr: 'auto' }}
        >
          {testi.importa.scarica}
        </Button>
      )}
      <Button disabled={state.step === 'importing'} onClick={onClose}>
        {report && toWrite === 0 ? testi.importa.chiudi : testi.importa.annulla}
      </Button>
      {toWrite > 0 && (
        <Button disabled={state.step === 'importing'} onClick={run} variant="contained">
          {state.step === 'importing' ? testi.importa.inCorso : testi.importa.conferma(toWrite)}
        </Button>
      )}
    </>
  )
}
