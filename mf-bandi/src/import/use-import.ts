import { ImportReportSchema, type ImportReport, type ImportChoices } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { readCsv, readJson } from '@bandiera/ui/import'
import { useRef, useState } from 'react'
import { texts } from '../texts.ts'
import { incentiviOf } from './csv.ts'

type ImportState =
  | { step: 'choose'; error?: string }
  | { step: 'checking' }
  /** `again`: the file is checked once more, with other options. */
  | { step: 'checked'; report: ImportReport; error?: string; again?: boolean }
  | { step: 'importing'; report: ImportReport }
  | { step: 'done'; report: ImportReport }

export interface Import {
  state: ImportState
  fileName: string | undefined
  opzioni: ImportChoices
  /** Reads the file and gets a preview from the server; nothing is written. */
  check: (file: File) => Promise<void>
  /** Changes the options and gets a new preview. */
  choose: (options: ImportChoices) => Promise<void>
  run: () => Promise<void>
  /** Why the options cannot be imported with. */
  wrong: string | undefined
}

interface Chosen {
  name: string
  dati?: unknown
}

/** Import of the official catalogue in two steps: a dry run over the whole file, then the same file and options for real. */
export function useImport(): Import {
  const send = useSend()
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const [file, setFile] = useState<Chosen>()
  const [options, setOptions] = useState<ImportChoices>({})
  const asked = useRef(0)
  const wrong = options.gestori?.length === 0 ? texts.importa.chooseGestore : undefined

  const check = async (chosen: File) => {
    setFile({ name: chosen.name })
    setOptions({})
    setState({ step: 'checking' })
    try {
      const next = { name: chosen.name, dati: await recordsOf(chosen) }
      setFile(next)
      setState({ step: 'checked', report: await send(next, {}, true) })
    } catch (error) {
      setState({ step: 'choose', error: messageOf(error) })
    }
  }
  const choose = async (next: ImportChoices) => {
    setOptions(next)
    const mine = (asked.current += 1)
    if (state.step !== 'checked' || !file || next.gestori?.length === 0) return
    setState({ step: 'checked', report: state.report, again: true })
    try {
      const report = await send(file, next, true)
      // ignore answers to earlier options
      if (mine === asked.current) setState({ step: 'checked', report })
    } catch (error) {
      if (mine === asked.current) setState({ step: 'checked', report: state.report, error: messageOf(error) })
    }
  }
  const run = async () => {
    if (state.step !== 'checked' || !file || wrong) return
    const { report } = state
    setState({ step: 'importing', report })
    try {
      setState({ step: 'done', report: await send(file, options, false) })
    } catch (error) {
      setState({ step: 'checked', report, error: messageOf(error) })
    }
  }
  return { state, fileName: file?.name, opzioni: options, check, choose, run, wrong }
}

function useSend() {
  const { request } = usePortal()
  return async ({ name, dati }: Chosen, options: ImportChoices, dryRun: boolean): Promise<ImportReport> => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ opzioni: { ...options, file: name.slice(0, 200) }, dati })
    const answer = await request(`/api/import/incentivi${dryRun ? '?prova=1' : ''}`, { method: 'POST', headers, body })
    const report = ImportReportSchema.safeParse(await answer.json())
    if (!report.success) throw new Error(texts.importa.invalidAnswer)
    return report.data
  }
}

async function recordsOf(file: File): Promise<unknown> {
  if (!/\.csv$/i.test(file.name)) return readJson(file)
  const read = await readCsv(file)
  if (!read.ok) throw new Error(read.motivo)
  return incentiviOf(read.table)
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
