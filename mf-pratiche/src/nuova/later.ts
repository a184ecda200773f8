import { createOnDemand } from '@bandiera/ui'

export const nuova = createOnDemand(() => import('./nuova-pratica.tsx'))
