import { defineModule } from '@bandiera/platform'
import { texts } from './texts.ts'

// spec §2: the menu entry belongs to the sofabis white label; the route to every tenant that switches the feature on
export default defineModule({
  id: 'mf-tutorial',
  contract: '^2.3.0',
  refs: {
    tutorial: () => import('./tutorial.screen.tsx'),
    ricerca: () => import('./slots/palette.tsx'),
  },
  features: { tutorial: { label: texts.tutorial, on: false } },
  routes: [{ path: '/tutorial', ref: 'tutorial', feature: 'tutorial', title: texts.tutorial }],
  menu: [
    {
      id: 'tutorial',
      label: texts.tutorial,
      to: '/tutorial',
      icon: 'video',
      order: 60,
      feature: 'tutorial',
      varianti: ['sofabis'],
      key: 'v',
    },
  ],
  slots: [{ slot: 'ricerca', ref: 'ricerca', feature: 'tutorial', title: texts.tutorial, order: 70 }],
  dati: { legge: ['settings'], scrive: ['usr'] },
})
