import { useAsk, useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { readCsv, type CsvTable } from '@bandiera/ui/import'
import { useRef, useState } from 'react'
import { cellOf } from './leggi-riga.ts'
import { luogoIn } from './parole.ts'
import { guessMappa, rememberedMappa, rememberMappa, type Mappa } from './campi.ts'
import { loadComuni } from './comuni.ts'
import { loadGiaPresenti } from './gia-presenti.ts'
import { createGiudice, type RigaGiudicata } from './giudica.ts'
import { createScrittore, NIENTE, type Avanzamento, type Scrittore } from './scrittore.ts'

export type Passo = 'file' | 'campi' | 'prova' | 'importa'

export interface Importa {
  passo: Passo
  /** Why the file or the check did not work. */
  errore: string | null
  file: string
  table: CsvTable | null
  mappa: Mappa
  gestoreId: string
  setGestore: (id: string) => void
  choose: (file: File) => Promise<void>
  /** Tries the whole file with that mapping; nothing is written. */
  check: (mappa: Mappa) => Promise<void>
  /** Lines tried so far, while the check goes on. */
  provate: number | null
  /** How far the writing is. */
  avanzamento: Avanzamento
  scrittore: Pick<Scrittore, 'stop' | 'start' | 'retry'>
  back: (passo: Passo) => void
}

/** Lines between two pauses, in which the page paints and answers. */
const SLICE = 50
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The road of an import: file, columns, trial of every line, writing. */
export function useImporta(): Importa {
  const { usr, role, request } = usePortal()
  const ask = useAsk()
  const [passo, setPasso] = useState<Passo>('file')
  const [errore, setErrore] = useState<string | null>(null)
  const [source, setSource] = useState<{ file: string; table: CsvTable } | null>(null)
  const [mappa, setMappa] = useState<Mappa>({})
  const [gestoreId, setGestore] = useState(role === 'gestore' ? (usr?._id ?? '') : '')
  const [provate, setProvate] = useState<number | null>(null)
  const writes = useWrites()
  const [avanzamento, setAvanzamento] = useState(NIENTE)
  const [scrittore] = useState(() => createScrittore(writes, setAvanzamento))
  const run = useRef(0)

  const choose = async (file: File) => {
    setErrore(null)
    const read = await readCsv(file)
    if (!read.ok) return setErrore(read.motivo)
    setSource({ file: file.name, table: read.table })
    setMappa(rememberedMappa(read.table.headers) ?? guessMappa(read.table.headers))
    setPasso('campi')
  }

  const check = async (next: Mappa) => {
    if (!source) return
    const { table } = source
    const mine = (run.current += 1)
    setMappa(next)
    setErrore(null)
    setPasso('prova')
    setProvate(0)
    rememberMappa(table.headers, next)
    try {
      const comuni = await loadComuni(request, luoghiOf(table, next))
      const how = { mappa: next, gestoreId, comuni }
      const giudica = createGiudice({ ...how, aziende: await loadGiaPresenti(ask, table, how) })
      const judged: RigaGiudicata[] = []
      for (const row of table.rows) {
        judged.push(await giudica(row))
        if (judged.length % SLICE > 0) continue
        setProvate(judged.length)
        await pause()
        if (mine !== run.current) return
      }
      scrittore.prepare(judged)
    } catch (error) {
      setErrore((error as Error).message)
      setPasso('campi')
    }
    setProvate(null)
  }

  const back = (to: Passo) => {
    run.current += 1
    setProvate(null)
    scrittore.prepare([])
    if (to === 'file') setSource(null)
    setPasso(to)
  }
  const start = () => {
    setPasso('importa')
    return scrittore.start()
  }
  const { file = '', table = null } = source ?? {}
  const state = { passo, errore, file, table, mappa, gestoreId, provate, avanzamento }
  return { ...state, scrittore: { ...scrittore, start }, setGestore, choose, check, back }
}

/** Every comune that the file names, with its province. */
const luoghiOf = ({ rows }: CsvTable, mappa: Mappa) =>
  rows
    .map(({ cells }) => luogoIn(cellOf(cells, mappa, 'comune'), cellOf(cells, mappa, 'provincia')))
    .filter(({ nome }) => nome !== '')
