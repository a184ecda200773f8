import { createOnDemand } from '@bandiera/ui'

/** What the list opens in its place. */
export const nuova = createOnDemand(() => import('./nuova-azienda.tsx'))
export const importa = createOnDemand(() => import('../importa/importa-aziende.tsx'))
