import { createOnDemand } from '@bandiera/ui'

/** What the list opens in its place, and the form of a product. */
export const nuovo = createOnDemand(() => import('./nuovo-istituto.tsx'))
export const tassi = createOnDemand(() => import('../tassi/importa-tassi.tsx'))
export const prodotto = createOnDemand(() => import('./prodotto-form.tsx'))
