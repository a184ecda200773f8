import { createOnDemand } from '@bandiera/ui'

/** Pages that the list opens in its place, and the form of a product. */
export const newIstitutoCode = createOnDemand(() => import('../form.tsx'))
export const importRatesCode = createOnDemand(() => import('../import/import-rates.tsx'))
export const productFormCode = createOnDemand(() => import('../sections/products/form.tsx'))
