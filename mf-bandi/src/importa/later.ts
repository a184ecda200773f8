import { createOnDemand } from '@bandiera/ui'

export const importa = createOnDemand(() => import('./import-dialog.tsx'))
