import { RereadReportSchema, type RereadReport as Report } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, Button, Disclosure, LinearProgress, Muted } from '@bandiera/ui'
import { ImportReportTable, type ReportRow } from '@bandiera/ui/import'
import { useState } from 'react'
import { hrefBando } from '../paths.ts'
import { texts } from '../texts.ts'
import { Failure } from './history.tsx'
import { messageOf } from './use-import.ts'

type State = { step: 'idle' | 'busy'; error?: string } | { step: 'checked' | 'done'; report: Report }

/** Reads the stored grants again from their source: first what would change, then for real. */
export function Reread() {
  const { request } = usePortal()
  const [state, setState] = useState<State>({ step: 'idle' })
  const ask = async (prova: boolean) => {
    setState({ step: 'busy' })
    try {
      const answer = await request(`/api/import/incentivi/rilettura${prova ? '?prova=1' : ''}`, { method: 'POST' })
      setState({ step: prova ? 'checked' : 'done', report: RereadReportSchema.parse(await answer.json()) })
    } catch (error) {
      setState({ step: 'idle', error: messageOf(error) })
    }
  }
  const { reread, rereadHelp, rereadConfirm } = texts.importa
  return (
    <Disclosure title={reread}>
      <Muted sx={{ mb: 2 }} variant="body2">
        {rereadHelp}
      </Muted>
      {state.step === 'busy' && <LinearProgress aria-label={reread} />}
      {'error' in state && <Failure text={state.error} />}
      {state.step === 'idle' && (
        <Button onClick={() => void ask(true)} variant="outlined">
          {texts.importa.rereadTrial}
        </Button>
      )}
      {'report' in state && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, alignItems: 'flex-start' }}>
          <Box role="status">{texts.importa.riletti(state.report)}</Box>
          {state.report.righe.length > 0 && (
            <Box sx={{ width: '100%' }}>
              <ImportReportTable href={hrefBando} rows={state.report.righe.map(rowOf)} />
            </Box>
          )}
          {state.step === 'checked' && state.report.aggiornati > 0 && (
            <Button onClick={() => void ask(false)} variant="contained">
              {rereadConfirm(state.report.aggiornati)}
            </Button>
          )}
        </Box>
      )}
    </Disclosure>
  )
}

const rowOf = ({ id, titolo, cambi }: Report['righe'][number], at: number): ReportRow => ({
  riga: at + 1,
  idEsterno: id,
  id,
  titolo,
  esito: 'aggiornato',
  cambi,
  daControllare: [],
  ...(cambi.length === 0 && { stato: texts.importa.questionsOnly }),
})
