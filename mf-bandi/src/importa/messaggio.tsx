import { Alert } from '@bandiera/ui'
import { testi } from '../testi.ts'
import { daScrivere, esitoOf } from './esito.ts'
import type { Import } from './use-import.ts'

/** What would happen, or what happened, in sentences: how many are published and to whom, how many are held and why. */
export function Messaggio({ work: { state } }: { work: Import }) {
  const { importa } = testi
  if (state.step === 'done')
    return (
      <Alert role="status" severity="success">
        {importa.fatto(state.report.nuovi, state.report.aggiornati)}
        {importa.cheCosa(esitoOf(state.report)).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Alert>
    )
  if (state.step !== 'checked') return null
  if (state.error)
    return (
      <Alert role="alert" severity="error">
        {state.error}
      </Alert>
    )
  const { report } = state
  const lines = importa.cheCosa(esitoOf(report))
  return (
    <Alert role="status" severity="info">
      {daScrivere(report) > 0 ? importa.provaFatta : importa.niente}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  )
}
