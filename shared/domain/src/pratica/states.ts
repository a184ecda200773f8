export const praticaStateLabels = {
  bozza: 'Bozza',
  verifica_requisiti: 'Verifica requisiti',
  raccolta_documenti: 'Raccolta documenti',
  pronta: 'Pronta',
  inviata: 'Inviata',
  istruttoria: 'Istruttoria',
  integrazione_richiesta: 'Integrazione richiesta',
  ammessa: 'Ammessa',
  ammessa_non_finanziata: 'Ammessa non finanziata',
  preavviso_rigetto: 'Preavviso di rigetto',
  respinta: 'Respinta',
  concessa: 'Concessa',
  rendicontazione: 'Rendicontazione',
  contestazione: 'Contestazione',
  erogata: 'Erogata',
  chiusa: 'Chiusa',
  sospesa: 'Sospesa',
  rinunciata: 'Rinunciata',
  annullata: 'Annullata',
  revocata: 'Revocata',
} as const
export type PraticaState = keyof typeof praticaStateLabels
export const PRATICA_STATES = Object.keys(praticaStateLabels) as PraticaState[]

const CLOSED: readonly PraticaState[] = ['respinta', 'chiusa', 'rinunciata', 'annullata', 'revocata']

/** Whether a case file still goes on; a company has at most one open case file for the same grant. */
export const isOpenPratica = (stato: PraticaState): boolean => !CLOSED.includes(stato)

/** States in which the aid has been granted: it counts for de minimis, and it can be revoked. */
export const GRANTED_STATES: readonly PraticaState[] = [
  'concessa',
  'rendicontazione',
  'contestazione',
  'erogata',
  'chiusa',
]

/** The ways onward of each state, the usual one first. Suspension, renunciation and annulment are added to the open ones. */
const FORWARD: Record<PraticaState, readonly PraticaState[]> = {
  bozza: ['verifica_requisiti'],
  verifica_requisiti: ['raccolta_documenti'],
  raccolta_documenti: ['pronta'],
  pronta: ['inviata'],
  inviata: ['istruttoria'],
  istruttoria: ['ammessa', 'integrazione_richiesta', 'ammessa_non_finanziata', 'preavviso_rigetto'],
  integrazione_richiesta: ['istruttoria'],
  ammessa: ['concessa'],
  // when the ranking moves up
  ammessa_non_finanziata: ['ammessa'],
  // L. 241/1990 art. 10-bis: the office rejects, or takes the examination up again when the observations convince it
  preavviso_rigetto: ['respinta', 'istruttoria'],
  respinta: [],
  concessa: ['rendicontazione'],
  rendicontazione: ['erogata', 'contestazione'],
  contestazione: ['rendicontazione'],
  erogata: ['chiusa'],
  chiusa: [],
  sospesa: [],
  rinunciata: [],
  annullata: [],
  revocata: [],
}

/** The usual state first; a suspended case file resumes only `ripresa`, the state before (`resumedStateOf`). */
export function allowedSteps(stato: PraticaState, ripresa?: PraticaState | null): readonly PraticaState[] {
  // a state of another version: which ways lead on from it, that version knows
  if (!Object.hasOwn(FORWARD, stato)) return []
  const sospesa = stato === 'sospesa'
  const concessa = GRANTED_STATES.includes(sospesa && ripresa ? ripresa : stato)
  return [
    ...(sospesa && ripresa ? [ripresa] : FORWARD[stato]),
    ...(isOpenPratica(stato) && !sospesa ? (['sospesa'] as const) : []),
    ...(isOpenPratica(stato) ? (['rinunciata', 'annullata'] as const) : []),
    ...(concessa ? (['revocata'] as const) : []),
  ]
}

export const isAllowedStep = (da: PraticaState, a: PraticaState, ripresa?: PraticaState | null): boolean =>
  allowedSteps(da, ripresa).includes(a)

export const negativeReasonLabels = {
  non_ammissibile: 'Non ammissibile',
  documenti_mancanti: 'Documenti mancanti',
  fuori_termine: 'Fuori termine',
  plafond_de_minimis: 'Plafond de minimis',
  risorse_esaurite: 'Risorse esaurite',
  punteggio_insufficiente: 'Punteggio insufficiente',
  rinuncia_cliente: 'Rinuncia del cliente',
  altro: 'Altro',
} as const
export type NegativeReason = keyof typeof negativeReasonLabels
export const NEGATIVE_REASONS = Object.keys(negativeReasonLabels) as NegativeReason[]

const NEGATIVE: readonly PraticaState[] = ['respinta', 'rinunciata', 'annullata', 'revocata']

/** The negative ends need a reason from `NEGATIVE_REASONS`; `altro` needs words too. */
export const requiresReason = (a: PraticaState): boolean => NEGATIVE.includes(a)

/** What a case file says of its states. */
interface History {
  stato: PraticaState
  storico?: readonly { da: PraticaState; a: PraticaState }[] | undefined
}

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
