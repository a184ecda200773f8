import { defineModule } from '@bandiera/platform'
import { firstRows } from './first-rows.ts'
import { NUOVA } from './paths.ts'
import { testi } from './texts.ts'

const roles = ['admin', 'gestore', 'professionista'] as const

export default defineModule({
  id: 'mf-aziende',
  contract: '^2.5.0',
  refs: {
    elenco: () => import('./list.screen.tsx'),
    azienda: () => import('./detail.screen.tsx'),
    ricerca: () => import('./slots/palette.tsx'),
  },
  features: { aziende: { label: testi.aziende, on: true } },
  routes: [
    { path: '/aziende', ref: 'elenco', feature: 'aziende', roles, title: testi.aziende, firstRows },
    { path: '/azienda/:aId', ref: 'azienda', feature: 'aziende', roles, title: testi.azienda },
  ],
  // spec §2: an admin reaches the list by address, its menu has no Aziende
  menu: [
    {
      id: 'aziende',
      label: testi.aziende,
      to: '/aziende',
      icon: 'azienda',
      order: 40,
      feature: 'aziende',
      roles: ['gestore', 'professionista'],
      key: 'a',
    },
  ],
  comandi: [
    {
      id: 'nuova',
      label: testi.nuova,
      to: NUOVA,
      icon: 'nuovo',
      keywords: testi.nuovaParole,
      feature: 'aziende',
      // who may insert a company: `writes` in shared/policy
      roles: ['admin', 'gestore'],
      key: 'n',
    },
  ],
  slots: [{ slot: 'ricerca', ref: 'ricerca', feature: 'aziende', roles, title: testi.aziende, order: 10 }],
  dati: { legge: ['docs', 'pratiche', 'usr'], scrive: ['aziende'] },
})
