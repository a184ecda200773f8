import { defineModule } from '@bandiera/platform'
import { testi } from './testi.ts'

// spec §2: the menu entry belongs to the sofabis white label; the route to every tenant that switches the feature on
export default defineModule({
  id: 'mf-tutorial',
  contract: '^2.3.0',
  refs: {
    tutorial: () => import('./screens/tutorial.screen.tsx'),
    ricerca: () => import('./comandi/ricerca-video.tsx'),
  },
  features: { tutorial: { label: testi.tutorial, on: false } },
  routes: [{ path: '/tutorial', ref: 'tutorial', feature: 'tutorial', title: testi.tutorial }],
  menu: [
    {
      id: 'tutorial',
      label: testi.tutorial,
      to: '/tutorial',
      icon: 'video',
      order: 60,
      feature: 'tutorial',
      varianti: ['sofabis'],
      key: 'v',
    },
  ],
  slots: [{ slot: 'ricerca', ref: 'ricerca', feature: 'tutorial', title: testi.tutorial, order: 70 }],
  dati: { legge: ['settings'], scrive: ['usr'] },
})
