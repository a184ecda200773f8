import { createOnDemand } from '@bandiera/ui'

/** What the list opens in its place, and the form of a product. */
export const nuovo = createOnDemand(() => import('../form.tsx'))
export const tassi = createOnDemand(() => import('../import/import-rates.tsx'))
export const prodotto = createOnDemand(() => import('../sections/products/form.tsx'))
