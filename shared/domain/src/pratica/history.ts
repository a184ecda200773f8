import type { Pratica } from './pratica.ts'
import { isOpenPratica, allowedSteps, type PraticaState } from './states.ts'

type History = Pick<Pratica, 'stato' | 'storico'>

/** Where a suspended case file goes on from; `null` when it is not suspended or its history does not say. */
export function resumedStateOf({ stato, storico = [] }: History): PraticaState | null {
  if (stato !== 'sospesa') return null
  return storico.findLast(({ da, a }) => a === 'sospesa' && isOpenPratica(da))?.da ?? null
}

/** The legal next steps of one case file, the usual one first. They depend on its history. */
export const praticaStepsOf = (pratica: History): readonly PraticaState[] =>
  allowedSteps(pratica.stato, resumedStateOf(pratica))

/** The state that a closed case file goes back to when it is opened again; `null` for an open one. */
export function reopeningOf({ stato, storico = [] }: History): PraticaState | null {
  if (isOpenPratica(stato)) return null
  const last = storico.at(-1)
  return last?.a === stato ? last.da : null
}

export const USUAL_PATH: readonly PraticaState[] = [
  'bozza',
  'verifica_requisiti',
  'raccolta_documenti',
  'pronta',
  'inviata',
  'istruttoria',
  'ammessa',
  'concessa',
  'rendicontazione',
  'erogata',
  'chiusa',
]

export interface PraticaStage {
  stato: PraticaState
  posizione: 'fatto' | 'attuale' | 'prossimo' | 'saltato'
}

/** The way of a case file: past states, the present one, and those ahead unless it has ended. */
export function praticaTimeline({ stato, storico = [] }: History): PraticaStage[] {
  const passed = [...new Set(storico.map(({ da }) => da))].filter((one) => one !== stato && USUAL_PATH.includes(one))
  const reached = Math.max(...[...passed, stato].map((one) => USUAL_PATH.indexOf(one)))
  const here = USUAL_PATH.indexOf(stato)
  const usual = USUAL_PATH.filter((_, index) => isOpenPratica(stato) || index <= reached).map(
    (one, index): PraticaStage => {
      if (one === stato) return { stato: one, posizione: 'attuale' }
      if (index > (here === -1 ? reached : here)) return { stato: one, posizione: 'prossimo' }
      return { stato: one, posizione: passed.includes(one) ? 'fatto' : 'saltato' }
    },
  )
  if (here !== -1) return usual
  return [...usual.slice(0, reached + 1), { stato, posizione: 'attuale' }, ...usual.slice(reached + 1)]
}
