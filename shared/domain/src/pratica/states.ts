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
