import { defineModule } from '@bandiera/platform'
import { testi } from './testi.ts'

const roles = ['admin', 'gestore', 'professionista'] as const
const curatori = ['editore', 'admin'] as const

// spec §2: Incroci for admin, gestore and professionista; Esigenze for editore and admin
export default defineModule({
  id: 'mf-incroci',
  contract: 1,
  refs: {
    incroci: () => import('./screens/incroci.screen.tsx'),
    esigenze: () => import('./screens/esigenze.screen.tsx'),
    comandi: () => import('./comandi/comandi-azienda.tsx'),
  },
  features: { incroci: { label: testi.incroci, on: true } },
  routes: [
    { path: '/incroci', ref: 'incroci', feature: 'incroci', roles, title: testi.incroci },
    { path: '/esigenze', ref: 'esigenze', feature: 'incroci', roles: curatori, title: testi.esigenze.titolo },
  ],
  menu: [
    {
      id: 'incroci',
      label: testi.incroci,
      to: '/incroci',
      icon: 'incrocio',
      order: 30,
      feature: 'incroci',
      roles,
      key: 'i',
    },
    {
      id: 'esigenze',
      label: testi.esigenze.titolo,
      to: '/esigenze',
      icon: 'idea',
      order: 90,
      feature: 'incroci',
      roles: curatori,
      key: 'e',
    },
  ],
  slots: [{ slot: 'comandi', ref: 'comandi', feature: 'incroci', roles, title: testi.incroci, order: 10 }],
})
