import { ImportReportSchema, type ImportReport } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { readCsv, readJson } from '@bandiera/ui/import'
import { useState } from 'react'
import { testi } from '../testi.ts'
import { incentiviOf } from './csv-records.ts'

export type ImportState =
  | { step: 'choose'; error?: string }
  | { step: 'checking' }
  | { step: 'checked'; report: ImportReport; error?: string }
  | { step: 'importing'; report: ImportReport }
  | { step: 'done'; report: ImportReport }

export interface Import {
  state: ImportState
  fileName: string | undefined
  /** Reads the file and asks the server what it would do; nothing is written. */
  check: (file: File) => Promise<void>
  /** Writes what was checked. */
  run: () => Promise<void>
}

/** Import of the official catalogue in two steps: a dry run over the whole file, then the same file for real. */
export function useImport(): Import {
  const { request } = usePortal()
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const [file, setFile] = useState<{ name: string; body?: string }>()
  const send = async (body: string, dryRun: boolean) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await request(`/api/import/incentivi${dryRun ? '?prova=1' : ''}`, { method: 'POST', headers, body })
    const report = ImportReportSchema.safeParse(await answer.json())
    if (!report.success) throw new Error(testi.importa.rispostaNonValida)
    return report.data
  }
  const check = async (chosen: File) => {
    setFile({ name: chosen.name })
    setState({ step: 'checking' })
    try {
      const body = JSON.stringify(await recordsOf(chosen))
      setFile({ name: chosen.name, body })
      setState({ step: 'checked', report: await send(body, true) })
    } catch (error) {
      setState({ step: 'choose', error: messageOf(error) })
    }
  }
  const run = async () => {
    if (state.step !== 'checked' || file?.body === undefined) return
    const { report } = state
    setState({ step: 'importing', report })
    try {
      setState({ step: 'done', report: await send(file.body, false) })
    } catch (error) {
      setState({ step: 'checked', report, error: messageOf(error) })
    }
  }
  return { state, fileName: file?.name, check, run }
}

/** What a file of the catalogue holds, be it the table or the JSON. */
async function recordsOf(file: File): Promise<unknown> {
  if (!/\.csv$/i.test(file.name)) return readJson(file)
  const read = await readCsv(file)
  if (!read.ok) throw new Error(read.motivo)
  return incentiviOf(read.table)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
