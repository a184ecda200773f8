import { newId, type LoggedOperation } from '@bandiera/domain'
import type { Writes } from '@bandiera/live'
import { texts } from '../texts.ts'
import type { JudgedRow } from './merge.ts'

export interface Progress {
  righe: readonly JudgedRow[]
  mancano: number
  /** Refused by the server; they can be tried again. */
  rifiutate: number
  fatte: number
  attiva: boolean
  motivo: string | null
}

export interface Written {
  nuovi: number
  aggiornati: number
  operazioni: LoggedOperation[]
}

export const NOTHING_WRITTEN: Progress = { righe: [], mancano: 0, rifiutate: 0, fatte: 0, attiva: false, motivo: null }

const LANES = 4
/** Refusals one after the other that end it: the next ones would fail alike. */
const PATIENCE = 5
const STEP = 20

type LineState = 'da_fare' | 'fatta' | 'rifiutata'

/** Each line has its own outcome; writing can be stopped and continued. */
export function createWriter({ create, update }: Writes, onView: (view: Progress) => void) {
  let lines: JudgedRow[] = []
  let states: (LineState | null)[] = []
  let wanted = false
  let written: Written = { nuovi: 0, aggiornati: 0, operazioni: [] }
  const count = (state: LineState) => states.filter((one) => one === state).length
  const show = (attiva: boolean, motivo: string | null = null) =>
    onView({
      righe: [...lines],
      mancano: count('da_fare'),
      rifiutate: count('rifiutata'),
      fatte: count('fatta'),
      attiva,
      motivo,
    })

  const write = async (index: number): Promise<string | null> => {
    const line = lines[index]!
    // the same id when it is tried again: a line that did arrive is not written twice
    const id = (line.id ??= newId())
    try {
      const done = await (line.patch
        ? update('aziende', id, line.patch)
        : create('aziende', { ...line.nuova!, _id: id }))
      states[index] = 'fatta'
      if (done) written.operazioni.push(done)
      written[line.patch ? 'aggiornati' : 'nuovi'] += 1
      return null
    } catch (error) {
      const motivo = (error as Error).message
      states[index] = 'rifiutata'
      lines[index] = { ...line, esito: 'errore', errori: [{ campo: texts.importaCsv.row, motivo }] }
      return motivo
    }
  }

  const start = async () => {
    const todo = [...states.keys()].filter((index) => states[index] === 'da_fare')
    const own = lines
    let refused = 0
    let tried = 0
    let motivo: string | null = null
    wanted = true
    show(true)
    const lane = async () => {
      while (wanted && refused < PATIENCE && own === lines) {
        const index = todo.shift()
        if (index === undefined) return
        const refusal = await write(index)
        refused = refusal === null ? 0 : refused + 1
        if (refusal !== null) motivo = refusal
        if (++tried % STEP === 0) show(true)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    wanted = false
    show(false, refused >= PATIENCE ? motivo : null)
  }

  return {
    prepare(rows: readonly JudgedRow[]) {
      wanted = false
      lines = [...rows]
      states = lines.map(({ esito }) => (esito === 'nuovo' || esito === 'aggiornato' ? 'da_fare' : null))
      show(false)
    },
    start,
    /** What was written since the last call. */
    take: () => {
      const taken = written
      written = { nuovi: 0, aggiornati: 0, operazioni: [] }
      return taken
    },
    stop: () => {
      wanted = false
    },
    retry: () => {
      states.forEach((state, index) => {
        if (state !== 'rifiutata') return
        states[index] = 'da_fare'
        lines[index] = { ...lines[index]!, esito: lines[index]!.patch ? 'aggiornato' : 'nuovo', errori: [] }
      })
      return start()
    },
  }
}
