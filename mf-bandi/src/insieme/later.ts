import { createOnDemand } from '@bandiera/ui'

export const assegna = createOnDemand(() => import('./assegna-dialog.tsx'))
