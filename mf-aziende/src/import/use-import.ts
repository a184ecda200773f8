import { useAsk, useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { readTable, type CsvTable, type Foglio } from '@bandiera/ui/import'
import { useRef, useState } from 'react'
import { loadGiaPresenti } from './identifiers.ts'
import { createGiudice, type RigaGiudicata } from './judge.ts'
import { cellOf, cellsOf } from './cells.ts'
import { SOLO_VUOTI, type Modi } from './merge.ts'
import { conScelte } from './namesakes.ts'
import { guessMappa, isNome, rememberedMappa, rememberMappa, type Mappa } from './mapping.ts'
import { luogoIn } from './words.ts'
import { createScrittore, NIENTE, type Avanzamento, type Scrittore } from './writer.ts'
import { loadAteco, loadComuni } from './tables.ts'
import { useAnnulla, type Annulla } from './undo.ts'

export type Passo = 'file' | 'campi' | 'prova' | 'importa'

export interface Importa {
  passo: Passo
  /** Why the file or the check did not work. */
  errore: string | null
  file: string
  /** Names of the sheets of the file; one for a CSV. */
  fogli: readonly string[]
  foglio: number
  chooseFoglio: (at: number) => void
  table: CsvTable | null
  mappa: Mappa
  gestoreId: string
  setGestore: (id: string) => void
  choose: (file: File) => Promise<void>
  /** Tries the whole file with that mapping; nothing is written. */
  check: (mappa: Mappa) => Promise<void>
  /** Lines tried so far, while the check goes on. */
  provate: number | null
  /** Whether lines also replace what companies have. */
  modi: Modi
  setModi: (modi: Modi) => void
  /** Says which company a line without a number is: its number, and the option of its question. */
  rispondi: (riga: number, valore: string) => void
  /** How far the writing is. */
  avanzamento: Avanzamento
  scrittore: Pick<Scrittore, 'stop' | 'start' | 'retry'>
  /** Takes the whole import back. */
  annulla: Annulla
  back: (passo: Passo) => void
}

/** Lines between two pauses, in which the page paints and answers. */
const SLICE = 50
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

interface Source {
  file: string
  fogli: readonly Foglio[]
  foglio: number
}

/** The road of an import: file, columns, trial of every line, writing. */
export function useImporta(): Importa {
  const { usr, role, request } = usePortal()
  const ask = useAsk()
  const [passo, setPasso] = useState<Passo>('file')
  const [errore, setErrore] = useState<string | null>(null)
  const [source, setSource] = useState<Source | null>(null)
  const [mappa, setMappa] = useState<Mappa>([])
  const [gestoreId, setGestore] = useState(role === 'gestore' ? (usr?._id ?? '') : '')
  const [provate, setProvate] = useState<number | null>(null)
  const [modi, setModi] = useState(SOLO_VUOTI)
  const [risposte, setRisposte] = useState<ReadonlyMap<number, string>>(new Map())
  const writes = useWrites()
  const [avanzamento, setAvanzamento] = useState(NIENTE)
  const [scrittore] = useState(() => createScrittore(writes, setAvanzamento))
  const { annulla, keep, forget } = useAnnulla()
  const judged = useRef<readonly RigaGiudicata[]>([])
  const run = useRef(0)
  const table = source?.fogli[source.foglio]?.table ?? null

  const open = (next: Source) => {
    const { headers } = next.fogli[next.foglio]!.table
    setSource(next)
    setMappa(rememberedMappa(headers) ?? guessMappa(headers))
  }
  const choose = async (file: File) => {
    setErrore(null)
    const read = await readTable(file, { isKnown: isNome })
    if (!read.ok) return setErrore(read.motivo)
    open({ file: file.name, fogli: read.fogli, foglio: bestOf(read.fogli) })
    setPasso('campi')
  }

  const check = async (next: Mappa) => {
    if (!table) return
    const mine = (run.current += 1)
    setMappa(next)
    setErrore(null)
    setPasso('prova')
    setProvate(0)
    setModi(SOLO_VUOTI)
    setRisposte(new Map())
    rememberMappa(table.headers, next)
    try {
      const [comuni, ateco, aziende] = await Promise.all([
        loadComuni(request, luoghiOf(table, next)),
        loadAteco(request, codiciOf(table, next)),
        loadGiaPresenti(ask, table, { mappa: next, gestoreId }),
      ])
      const giudica = createGiudice({ mappa: next, headers: table.headers, gestoreId, comuni, ateco, aziende })
      const rows: RigaGiudicata[] = []
      for (const row of table.rows) {
        rows.push(await giudica(row))
        if (rows.length % SLICE > 0) continue
        setProvate(rows.length)
        await pause()
        if (mine !== run.current) return
      }
      judged.current = rows
      scrittore.prepare(rows)
    } catch (error) {
      setErrore((error as Error).message)
      setPasso('campi')
    }
    setProvate(null)
  }

  const changeModi = (next: Modi) => {
    setModi(next)
    scrittore.prepare(conScelte(judged.current, risposte, next))
  }
  const rispondi = (riga: number, valore: string) => {
    const next = new Map(risposte).set(riga, valore)
    setRisposte(next)
    scrittore.prepare(conScelte(judged.current, next, modi))
  }
  const back = (to: Passo) => {
    run.current += 1
    setProvate(null)
    scrittore.prepare([])
    forget()
    if (to === 'file') setSource(null)
    setPasso(to)
  }
  const written = async (work: () => Promise<void>) => {
    setPasso('importa')
    await work()
    await keep({ file: source?.file ?? '', ...scrittore.take() })
  }
  const { file = '', fogli = [], foglio = 0 } = source ?? {}
  return {
    passo,
    errore,
    file,
    foglio,
    table,
    mappa,
    gestoreId,
    provate,
    avanzamento,
    modi,
    rispondi,
    annulla,
    fogli: fogli.map(({ nome }) => nome),
    chooseFoglio: (at) => source && open({ ...source, foglio: at }),
    scrittore: {
      stop: scrittore.stop,
      start: () => written(scrittore.start),
      retry: () => written(scrittore.retry),
    },
    setGestore,
    setModi: changeModi,
    choose,
    check,
    back,
  }
}

/** The sheet with the most columns that the import knows: a cover or a list of codes has none. */
function bestOf(fogli: readonly Foglio[]): number {
  const known = fogli.map(({ table }) => guessMappa(table.headers).filter((colonna) => colonna !== null).length)
  return known.indexOf(Math.max(...known))
}

/** Every comune that the file names, with its province. */
const luoghiOf = ({ rows }: CsvTable, mappa: Mappa) =>
  rows
    .map(({ cells }) => luogoIn(cellOf(cells, mappa, 'comune'), cellOf(cells, mappa, 'provincia')))
    .filter(({ nome }) => nome !== '')

/** Every cell of activity codes of the file. */
const codiciOf = ({ rows }: CsvTable, mappa: Mappa): string[] =>
  rows.flatMap(({ cells }) => cellsOf(cells, mappa, 'ateco').map(([text]) => text))
