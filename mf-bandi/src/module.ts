import { defineModule } from '@bandiera/platform'
import { IMPORT_PATH, NEW_PATH } from './paths.ts'
import { texts } from './texts.ts'
import { texts as widgets } from './slots/texts.ts'

const feature = 'bandi'
const roles = ['admin', 'editore', 'gestore', 'professionista'] as const
const readers = ['editore', 'gestore', 'professionista'] as const
const curated = { feature, roles: ['admin', 'editore'] } as const
const widget = { slot: 'dashboard.widget', feature, roles: ['editore'] } as const
const { form, importa } = texts

export default defineModule({
  id: 'mf-bandi',
  contract: '^2.7.0',
  refs: {
    elenco: () => import('./list.screen.tsx'),
    bando: () => import('./detail.screen.tsx'),
    pubblico: () => import('./public.screen.tsx'),
    ricerca: () => import('./slots/palette.tsx'),
    redazione: () => import('./slots/review-card.tsx'),
    inScadenza: () => import('./slots/closing-card.tsx'),
    importati: () => import('./slots/imported-card.tsx'),
  },
  features: { bandi: { label: texts.bandi, on: true } },
  routes: [
    { path: '/bandi', ref: 'elenco', feature, roles, title: texts.bandi },
    { path: '/bando/:id', ref: 'bando', feature, roles, title: texts.bando },
    { path: '/bando/:title/:id', ref: 'pubblico', feature, public: true, title: texts.bando },
  ],
  // spec §2: an admin reaches the list by links, its menu has no Bandi
  menu: [
    { id: 'bandi', label: texts.bandi, to: '/bandi', icon: 'documento', order: 10, feature, roles: readers, key: 'b' },
  ],
  comandi: [
    { id: 'nuovo', label: form.nuovo, to: NEW_PATH, icon: 'documento', keywords: form.parole, ...curated, key: 'n' },
    { id: 'importa', label: importa.button, to: IMPORT_PATH, icon: 'carica', keywords: importa.parole, ...curated },
  ],
  slots: [
    { slot: 'ricerca', ref: 'ricerca', feature, roles, title: texts.bandi, order: 20 },
    { ...widget, ref: 'redazione', title: widgets.toReview, order: 10, group: 'redazione', lines: 7.25 },
    { ...widget, ref: 'inScadenza', title: widgets.closing, order: 20, group: 'scadenza', lines: 6.25 },
    { ...widget, ref: 'importati', title: widgets.imported, order: 30, group: 'importati', lines: 3 },
  ],
  dati: { legge: ['aziende', 'settings'], scrive: ['bandi', 'usr'] },
})
