import { defineModule } from '@bandiera/platform'
import { PLACEHOLDER } from './paths.ts'
import { texts } from './texts.ts'

const roles = ['admin', 'gestore', 'professionista'] as const

// docs/module-authors.md says what every field means
export default defineModule({
  id: 'mf-placeholder',
  contract: '^2.7.0',
  refs: {
    list: () => import('./list.screen.tsx'),
    count: () => import('./slots/count.tsx'),
  },
  features: { placeholder: { label: texts.title, on: true } },
  routes: [{ path: PLACEHOLDER, ref: 'list', feature: 'placeholder', roles, title: texts.title }],
  menu: [
    {
      id: 'placeholder',
      label: texts.title,
      to: PLACEHOLDER,
      icon: 'griglia',
      order: 130,
      feature: 'placeholder',
      roles,
    },
  ],
  slots: [{ slot: 'dashboard.widget', ref: 'count', feature: 'placeholder', roles, title: texts.title, order: 90 }],
  // every other collection is refused; a test compares it with what the sources use
  dati: { legge: ['aziende'], scrive: [] },
})
