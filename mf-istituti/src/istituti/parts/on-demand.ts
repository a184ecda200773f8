import { createOnDemand } from '@bandiera/ui'

export const newIstitutoCode = createOnDemand(() => import('../form.tsx'))
export const importRatesCode = createOnDemand(() => import('../import/import-rates.tsx'))
export const productFormCode = createOnDemand(() => import('../sections/products/form.tsx'))
