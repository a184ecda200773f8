import { useAsk, useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { readTable, type CsvTable, type SheetChoice } from '@bandiera/ui/import'
import { useRef, useState } from 'react'
import { loadExisting } from './identifiers.ts'
import { createJudge } from './judge.ts'
import { cellOf, cellsOf } from './cells.ts'
import { FILL_ONLY, type Modes, type JudgedRow } from './merge.ts'
import { withChoices } from './namesakes.ts'
import { guessMapping, isName, rememberedMapping, rememberMapping, type Mapping } from './mapping.ts'
import { placeIn } from './words.ts'
import { createWriter, NOTHING_WRITTEN } from './writer.ts'
import { loadAteco, loadComuni } from './tables.ts'
import { useUndoImport } from './undo.tsx'

export type ImportStep = 'file' | 'campi' | 'prova' | 'importa'

export type Import = ReturnType<typeof useImport>

/** Lines between two pauses, in which the page paints and answers. */
const SLICE = 50
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

interface Source {
  file: string
  fogli: readonly SheetChoice[]
  foglio: number
}

export function useImport() {
  const { usr, role, request } = usePortal()
  const ask = useAsk()
  const [step, setStep] = useState<ImportStep>('file')
  const [errore, setError] = useState<string | null>(null)
  const [source, setSource] = useState<Source | null>(null)
  const [mapping, setMapping] = useState<Mapping>([])
  const [gestoreId, setGestore] = useState(role === 'gestore' ? (usr?._id ?? '') : '')
  const [tried, setTried] = useState<number | null>(null)
  const [modes, setModes] = useState(FILL_ONLY)
  const [answers, setAnswers] = useState<ReadonlyMap<number, string>>(new Map())
  const writes = useWrites()
  const [progress, setProgress] = useState(NOTHING_WRITTEN)
  const [writer] = useState(() => createWriter(writes, setProgress))
  const { annulla, keep, forget } = useUndoImport()
  const judged = useRef<readonly JudgedRow[]>([])
  const run = useRef(0)
  const table = source?.fogli[source.foglio]?.table ?? null

  const open = (next: Source) => {
    const { headers } = next.fogli[next.foglio]!.table
    setSource(next)
    setMapping(rememberedMapping(headers) ?? guessMapping(headers))
  }
  const choose = async (file: File) => {
    setError(null)
    const read = await readTable(file, { isKnown: isName })
    if (!read.ok) return setError(read.motivo)
    open({ file: file.name, fogli: read.fogli, foglio: bestOf(read.fogli) })
    setStep('campi')
  }

  const check = async (next: Mapping) => {
    if (!table) return
    const mine = (run.current += 1)
    setMapping(next)
    setError(null)
    setStep('prova')
    setTried(0)
    setModes(FILL_ONLY)
    setAnswers(new Map())
    rememberMapping(table.headers, next)
    try {
      const [comuni, ateco, aziende] = await Promise.all([
        loadComuni(request, placesOf(table, next)),
        loadAteco(request, codesOf(table, next)),
        loadExisting(ask, table, { mappa: next, gestoreId }),
      ])
      const judge = createJudge({ mappa: next, headers: table.headers, gestoreId, comuni, ateco, aziende })
      const rows: JudgedRow[] = []
      for (const row of table.rows) {
        rows.push(await judge(row))
        if (rows.length % SLICE > 0) continue
        setTried(rows.length)
        await pause()
        if (mine !== run.current) return
      }
      judged.current = rows
      writer.prepare(rows)
    } catch (error) {
      setError((error as Error).message)
      setStep('campi')
    }
    setTried(null)
  }

  const changeModes = (next: Modes) => {
    setModes(next)
    writer.prepare(withChoices(judged.current, answers, next))
  }
  const answer = (row: number, valore: string) => {
    const next = new Map(answers).set(row, valore)
    setAnswers(next)
    writer.prepare(withChoices(judged.current, next, modes))
  }
  const back = (to: ImportStep) => {
    run.current += 1
    setTried(null)
    writer.prepare([])
    forget()
    if (to === 'file') setSource(null)
    setStep(to)
  }
  const written = async (work: () => Promise<void>) => {
    setStep('importa')
    await work()
    await keep({ file: source?.file ?? '', ...writer.take() })
  }
  const { file = '', fogli = [], foglio = 0 } = source ?? {}
  return {
    passo: step,
    errore,
    file,
    foglio,
    table,
    mappa: mapping,
    gestoreId,
    provate: tried,
    avanzamento: progress,
    modi: modes,
    rispondi: answer,
    annulla,
    fogli: fogli.map(({ nome }) => nome),
    chooseFoglio: (at: number) => source && open({ ...source, foglio: at }),
    scrittore: {
      stop: writer.stop,
      start: () => written(writer.start),
      retry: () => written(writer.retry),
    },
    setGestore,
    setModi: changeModes,
    choose,
    check,
    back,
  }
}

/** A cover or a list of codes has no columns that the import knows. */
function bestOf(sheets: readonly SheetChoice[]): number {
  const known = sheets.map(({ table }) => guessMapping(table.headers).filter((mapped) => mapped !== null).length)
  return known.indexOf(Math.max(...known))
}

const placesOf = ({ rows }: CsvTable, mapping: Mapping) =>
  rows
    .map(({ cells }) => placeIn(cellOf(cells, mapping, 'comune'), cellOf(cells, mapping, 'provincia')))
    .filter(({ nome }) => nome !== '')

const codesOf = ({ rows }: CsvTable, mapping: Mapping): string[] =>
  rows.flatMap(({ cells }) => cellsOf(cells, mapping, 'ateco').map(([text]) => text))
