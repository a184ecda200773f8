import { createOnDemand } from '@bandiera/ui'

/** The form of a grant, of list and page alike. */
export const form = createOnDemand(() => import('../form.tsx'))

export const importa = createOnDemand(() => import('../import/dialog.tsx'))
