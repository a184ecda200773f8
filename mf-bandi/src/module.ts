import { defineModule } from '@bandiera/platform'
import { IMPORTA, NUOVO } from './paths.ts'
import { testi } from './texts.ts'
import { testi as widgets } from './slots/texts.ts'

const roles = ['admin', 'editore', 'gestore', 'professionista'] as const

export default defineModule({
  id: 'mf-bandi',
  contract: '^2.5.0',
  refs: {
    elenco: () => import('./list.screen.tsx'),
    bando: () => import('./detail.screen.tsx'),
    pubblico: () => import('./public.screen.tsx'),
    ricerca: () => import('./slots/palette.tsx'),
    redazione: () => import('./slots/review-card.tsx'),
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
      key: 'b',
    },
  ],
  comandi: [
    {
      id: 'nuovo',
      label: testi.form.nuovo,
      to: NUOVO,
      icon: 'documento',
      keywords: testi.form.parole,
      feature: 'bandi',
      roles: ['admin', 'editore'],
      key: 'n',
    },
    {
      id: 'importa',
      label: testi.importa.bottone,
      to: IMPORTA,
      icon: 'carica',
      keywords: testi.importa.parole,
      feature: 'bandi',
      roles: ['admin', 'editore'],
    },
  ],
  slots: [
    { slot: 'ricerca', ref: 'ricerca', feature: 'bandi', roles, title: testi.bandi, order: 20 },
    {
      slot: 'dashboard.widget',
      ref: 'redazione',
      feature: 'bandi',
      roles: ['editore'],
      title: widgets.redazione,
      order: 10,
    },
  ],
  dati: { legge: ['aziende', 'settings'], scrive: ['bandi', 'usr'] },
})
