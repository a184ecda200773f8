import { defineModule } from '@bandiera/platform'
import { texts } from './texts.ts'

const gate = { feature: 'tutorial' } as const
// spec §2: the menu entry belongs to the sofabis white label; the route to every tenant that switches the feature on
const sofabis = { varianti: ['sofabis'] } as const

export default defineModule({
  id: 'mf-tutorial',
  contract: '^2.3.0',
  refs: {
    tutorial: () => import('./tutorial.screen.tsx'),
    ricerca: () => import('./slots/palette.tsx'),
  },
  features: { tutorial: { label: texts.tutorial, on: false } },
  routes: [{ ...gate, path: '/tutorial', ref: 'tutorial', title: texts.tutorial }],
  menu: [
    { ...gate, ...sofabis, id: 'tutorial', label: texts.tutorial, to: '/tutorial', icon: 'video', order: 60, key: 'v' },
  ],
  slots: [{ ...gate, slot: 'ricerca', ref: 'ricerca', title: texts.tutorial, order: 70 }],
  dati: { legge: ['settings'], scrive: ['usr'] },
})
