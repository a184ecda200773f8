import { defineModule } from '@bandiera/platform'
import { IMPORT_PATH, NEW_PATH } from './paths.ts'
import { texts } from './texts.ts'
import { texts as widgets } from './slots/texts.ts'

const roles = ['admin', 'editore', 'gestore', 'professionista'] as const

export default defineModule({
  id: 'mf-bandi',
  contract: '^2.6.0',
  refs: {
    elenco: () => import('./list.screen.tsx'),
    bando: () => import('./detail.screen.tsx'),
    pubblico: () => import('./public.screen.tsx'),
    ricerca: () => import('./slots/palette.tsx'),
    redazione: () => import('./slots/review-card.tsx'),
  },
  features: { bandi: { label: texts.bandi, on: true } },
  routes: [
    { path: '/bandi', ref: 'elenco', feature: 'bandi', roles, title: texts.bandi },
    { path: '/bando/:id', ref: 'bando', feature: 'bandi', roles, title: texts.bando },
    { path: '/bando/:title/:id', ref: 'pubblico', feature: 'bandi', public: true, title: texts.bando },
  ],
  // spec §2: an admin reaches the list by links, its menu has no Bandi
  menu: [
    {
      id: 'bandi',
      label: texts.bandi,
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
      label: texts.form.nuovo,
      to: NEW_PATH,
      icon: 'documento',
      keywords: texts.form.parole,
      feature: 'bandi',
      roles: ['admin', 'editore'],
      key: 'n',
    },
    {
      id: 'importa',
      label: texts.importa.bottone,
      to: IMPORT_PATH,
      icon: 'carica',
      keywords: texts.importa.parole,
      feature: 'bandi',
      roles: ['admin', 'editore'],
    },
  ],
  slots: [
    { slot: 'ricerca', ref: 'ricerca', feature: 'bandi', roles, title: texts.bandi, order: 20 },
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
