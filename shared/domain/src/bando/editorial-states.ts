/** Editorial states of a grant, in their usual order. Not the temporal state (`BANDO_STATES`). */
export const editorialStateLabels = {
  bozza: 'Bozza',
  in_revisione: 'In revisione',
  pubblicato: 'Pubblicato',
  archiviato: 'Archiviato',
} as const
export type EditorialState = keyof typeof editorialStateLabels
export const EDITORIAL_STATES = Object.keys(editorialStateLabels) as EditorialState[]

export interface EditorialStep {
  a: EditorialState
  label: string
}

/** From each state, the usual step first: the one table that the server enforces and the pages offer. */
export const editorialSteps: Record<EditorialState, readonly EditorialStep[]> = {
  bozza: [{ a: 'in_revisione', label: 'Manda in revisione' }],
  in_revisione: [
    { a: 'pubblicato', label: 'Pubblica' },
    { a: 'bozza', label: 'Riporta in bozza' },
  ],
  pubblicato: [
    { a: 'archiviato', label: 'Archivia' },
    { a: 'in_revisione', label: 'Ritira dalla pubblicazione' },
  ],
  archiviato: [
    { a: 'pubblicato', label: 'Ripristina come pubblicato' },
    { a: 'bozza', label: 'Riporta in bozza' },
  ],
}

/** The steps that lead on from a state; none from one of another version. */
export const editorialStepsFrom = (stato: EditorialState): readonly EditorialStep[] =>
  Object.hasOwn(editorialSteps, stato) ? editorialSteps[stato] : []

/** Whether one step leads from a state to the other; staying is no step and always fine. */
export const isEditorialStep = (da: EditorialState, a: EditorialState): boolean =>
  da === a || editorialStepsFrom(da).some((passo) => passo.a === a)
