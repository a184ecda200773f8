import { defineModule } from '@bandiera/platform'
import { testi } from './testi.ts'

const roles = ['admin', 'editore', 'gestore', 'professionista'] as const

export default defineModule({
  id: 'mf-bandi',
  contract: 1,
  refs: {
    elenco: () => import('./screens/bandi-list.screen.tsx'),
    bando: () => import('./screens/bando-detail.screen.tsx'),
    pubblico: () => import('./screens/bando-public.screen.tsx'),
  },
  features: { bandi: { label: testi.bandi, on: true } },
  routes: [
    { path: '/bandi', ref: 'elenco', feature: 'bandi', roles, title: testi.bandi },
    { path: '/bando/:id', ref: 'bando', feature: 'bandi', roles, title: testi.bando },
    { path: '/bando/:title/:id', ref: 'pubblico', feature: 'bandi', public: true, title: testi.bando },
  ],
  // spec §2: an admin reaches the list by links, its menu has no Bandi
  menu: [
    {
      id: 'bandi',
      label: testi.bandi,
      to: '/bandi',
      icon: 'documento',
      order: 10,
      feature: 'bandi',
      roles: ['editore', 'gestore', 'professionista'],
    },
  ],
})
