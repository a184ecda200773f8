import { defineModule } from '@bandiera/platform'
import { NEWMODULE } from './paths.ts'
import { texts } from './texts.ts'

const roles = ['admin', 'gestore', 'professionista'] as const

// docs/module-authors.md says what every field means
export default defineModule({
  id: 'mf-newmodule',
  contract: '^2.6.0',
  refs: {
    list: () => import('./list.screen.tsx'),
    count: () => import('./slots/count.tsx'),
  },
  features: { newmodule: { label: texts.title, on: true } },
  routes: [{ path: NEWMODULE, ref: 'list', feature: 'newmodule', roles, title: texts.title }],
  menu: [
    { id: 'newmodule', label: texts.title, to: NEWMODULE, icon: 'griglia', order: 130, feature: 'newmodule', roles },
  ],
  slots: [{ slot: 'dashboard.widget', ref: 'count', feature: 'newmodule', roles, title: texts.title, order: 90 }],
  // every other collection is refused; a test compares it with what the sources use
  dati: { legge: ['aziende'], scrive: [] },
})
