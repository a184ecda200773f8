import { Button, DownloadIcon } from '@bandiera/ui'
import { download, reportCsv } from '@bandiera/ui/import'
import { testi } from '../testi.ts'
import type { Annullo } from './annulla-importazione.tsx'
import { daScrivere, esitoOf, rowsOf } from './esito.ts'
import type { Import } from './use-import.ts'

interface AzioniProps {
  work: Import
  annullo: Annullo
  onClose: () => void
}

/** The buttons of the import: its report as a file, closing, importing, taking it back. */
export function Azioni({ work: { state, fileName, run, wrong }, annullo, onClose }: AzioniProps) {
  const { importa } = testi
  const report = 'report' in state ? state.report : null
  const toWrite = report && state.step !== 'done' ? daScrivere(report) : 0
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
          {importa.scarica}
        </Button>
      )}
      {made !== undefined && (
        <Button disabled={busy} onClick={() => void annullo.annulla(made)}>
          {importa.annullaImportazione}
        </Button>
      )}
      <Button disabled={busy} onClick={onClose}>
        {report && toWrite === 0 ? importa.chiudi : importa.annulla}
      </Button>
      {report && toWrite > 0 && (
        <Button disabled={waiting ?? false} onClick={() => void run()} sx={wrapping} variant="contained">
          {state.step === 'importing' ? importa.inCorso : importa.conferma(toWrite, esitoOf(report))}
        </Button>
      )}
    </>
  )
}

/** The button says so much that a phone needs two lines for it. */
const wrapping = { whiteSpace: 'normal', height: 'auto', minHeight: 36, py: 1, textAlign: 'center' } as const
