import { defineModule } from '@bandiera/platform'
import { firstRows } from './first-rows.ts'
import { NEW_PATH } from './paths.ts'
import { texts } from './texts.ts'

const roles = ['admin', 'gestore', 'professionista'] as const

export default defineModule({
  id: 'mf-aziende',
  contract: '^2.6.0',
  refs: {
    elenco: () => import('./list.screen.tsx'),
    azienda: () => import('./detail.screen.tsx'),
    ricerca: () => import('./slots/palette.tsx'),
  },
  features: { aziende: { label: texts.aziende, on: true } },
  routes: [
    { path: '/aziende', ref: 'elenco', feature: 'aziende', roles, title: texts.aziende, firstRows },
    { path: '/azienda/:aId', ref: 'azienda', feature: 'aziende', roles, title: texts.azienda },
  ],
  // spec §2: an admin reaches the list by address, its menu has no Aziende
  menu: [
    {
      id: 'aziende',
      label: texts.aziende,
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
      label: texts.nuova,
      to: NEW_PATH,
      icon: 'nuovo',
      keywords: texts.nuovaParole,
      feature: 'aziende',
      // who may insert a company: `writes` in shared/policy
      roles: ['admin', 'gestore'],
      key: 'n',
    },
  ],
  slots: [{ slot: 'ricerca', ref: 'ricerca', feature: 'aziende', roles, title: texts.aziende, order: 10 }],
  dati: { legge: ['docs', 'pratiche', 'usr'], scrive: ['aziende'] },
})
