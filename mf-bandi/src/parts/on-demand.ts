import { createOnDemand } from '@bandiera/ui'

export const bandoForm = createOnDemand(() => import('../form.tsx'))

export const importPage = createOnDemand(() => import('../import/dialog.tsx'))
