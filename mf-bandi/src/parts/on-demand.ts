import { createOnDemand } from '@bandiera/ui'

/** The form of a grant, of list and page alike. */
export const bandoForm = createOnDemand(() => import('../form.tsx'))

export const importPage = createOnDemand(() => import('../import/dialog.tsx'))
