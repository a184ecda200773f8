import { defineModule } from '@bandiera/platform'
import { texts } from './texts.ts'

// spec §2: /rent exists only for the special tenant; without the feature there is no menu entry, no route, no code
export default defineModule({
  id: 'mf-rent',
  contract: '^2.0.0',
  refs: { rent: () => import('./rent.screen.tsx') },
  features: { rent: { label: texts.rent, on: false } },
  routes: [{ path: '/rent', ref: 'rent', feature: 'rent', title: texts.rent }],
  menu: [{ id: 'rent', label: texts.rent, to: '/rent', icon: 'casa', order: 110, feature: 'rent', key: 'r' }],
  dati: { legge: [], scrive: [] },
})
