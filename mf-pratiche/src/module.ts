import { defineModule } from '@bandiera/platform'
import { testi } from './testi.ts'

const roles = ['admin', 'gestore', 'professionista'] as const

export default defineModule({
  id: 'mf-pratiche',
  contract: 1,
  refs: {
    elenco: () => import('./screens/pratiche-list.screen.tsx'),
    pratica: () => import('./screens/pratica-detail.screen.tsx'),
    archivio: () => import('./screens/archivio.screen.tsx'),
    ricerca: () => import('./comandi/ricerca-pratiche.tsx'),
  },
  features: { pratiche: { label: testi.pratiche, on: true } },
  routes: [
    { path: '/pratiche', ref: 'elenco', feature: 'pratiche', roles, title: testi.pratiche },
    { path: '/pratica/:pId', ref: 'pratica', feature: 'pratiche', roles, title: testi.pratica },
    { path: '/archivio', ref: 'archivio', feature: 'pratiche', roles, title: testi.archivio },
  ],
  menu: [
    {
      id: 'pratiche',
      label: testi.pratiche,
      to: '/pratiche',
      icon: 'cartella',
      order: 20,
      feature: 'pratiche',
      roles,
      key: 'p',
    },
  ],
  comandi: [
    {
      id: 'archivio',
      label: testi.archivio,
      to: '/archivio',
      icon: 'cartella',
      keywords: testi.archivioParole,
      feature: 'pratiche',
      roles,
    },
  ],
  slots: [{ slot: 'ricerca', ref: 'ricerca', feature: 'pratiche', roles, title: testi.pratiche, order: 30 }],
})
