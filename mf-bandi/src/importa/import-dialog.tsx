import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  useMediaQuery,
  type Theme,
} from '@bandiera/ui'
import { FileDrop, ImportReportTable } from '@bandiera/ui/import'
import { hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { EsitoAnnullo, useAnnullo } from './annulla-importazione.tsx'
import { Azioni } from './azioni.tsx'
import { rowsOf } from './esito.ts'
import { Importazioni } from './importazioni.tsx'
import { Messaggio } from './messaggio.tsx'
import { Opzioni } from './opzioni.tsx'
import { Rilettura } from './rilettura.tsx'
import { useImport, type Import } from './use-import.ts'

/** Import of incentivi.gov.it: choose a file, see what would happen, decide how, import, take it back. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const work = useImport()
  const annullo = useAnnullo()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const close = isBusy(work) || annullo.busy ? undefined : onClose
  return (
    <Dialog aria-labelledby="importa-titolo" fullScreen={narrow} fullWidth maxWidth="md" onClose={close} open>
      <DialogTitle id="importa-titolo">{testi.importa.titolo}</DialogTitle>
      <DialogContent>
        <Work work={work} undone={annullo.fatto !== null} />
        <EsitoAnnullo {...annullo} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Azioni annullo={annullo} onClose={onClose} work={work} />
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
          help={testi.importa.aiuto}
          label={testi.importa.file}
          onFile={check}
        />
      )}
      {isBusy(work) && (
        <LinearProgress aria-label={state.step === 'checking' ? testi.importa.prova : testi.importa.inCorso} />
      )}
      {!undone && <Messaggio work={work} />}
      <Scelte work={work} />
      {report && <ImportReportTable rows={rowsOf(report)} {...(!report.prova && { href: hrefBando })} />}
      {state.step === 'choose' && (
        <>
          <Importazioni />
          <Rilettura />
        </>
      )}
    </Stack>
  )
}

/** Stays while there is a new grant, left out or joined to a stored one too: each choice can be taken back. */
function Scelte({ work: { state, opzioni, choose, wrong } }: { work: Import }) {
  if (state.step !== 'checked') return null
  const { nuovi, saltati = 0 } = state.report
  if (nuovi + saltati + Object.keys(opzioni.uniti ?? {}).length === 0) return null
  return <Opzioni onChange={(next) => void choose(next)} opzioni={opzioni} report={state.report} wrong={wrong} />
}
