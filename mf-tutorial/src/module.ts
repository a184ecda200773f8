import { defineModule } from '@bandiera/platform'

export default defineModule({
  id: 'mf-tutorial',
  contract: 1,
  refs: { tutorial: () => import('./screens/tutorial.screen.tsx') },
  features: { tutorial: { label: 'Video tutorial', on: false } },
  routes: [{ path: '/tutorial', ref: 'tutorial', feature: 'tutorial', title: 'Video tutorial' }],
  menu: [{ id: 'tutorial', label: 'Video tutorial', to: '/tutorial', order: 90, feature: 'tutorial' }],
})
