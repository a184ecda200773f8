import { defineModule } from '@bandiera/platform'
import { texts as esigenze } from './esigenze/texts.ts'
import { NEW_ESIGENZA } from './paths.ts'
import { cardTexts, moduleTexts } from './texts.ts'

const own = { feature: 'incroci', roles: ['admin', 'gestore', 'professionista'] } as const
const curated = { feature: 'incroci', roles: ['editore', 'admin'] } as const
const widget = { slot: 'dashboard.widget', feature: 'incroci', roles: ['gestore', 'professionista'] } as const

// spec §2: Incroci for admin, gestore and professionista; Esigenze for editore and admin
export default defineModule({
  id: 'mf-incroci',
  contract: '^2.7.0',
  refs: {
    incroci: () => import('./incroci/list.screen.tsx'),
    esigenze: () => import('./esigenze/list.screen.tsx'),
    schedaAzienda: () => import('./slots/azienda-tab.tsx'),
    schedaBando: () => import('./slots/bando-tab.tsx'),
    comandi: () => import('./slots/palette.tsx'),
    conteggio: () => import('./slots/aziende-count.tsx'),
    nuovi: () => import('./slots/new-card.tsx'),
    inChiusura: () => import('./slots/closing-card.tsx'),
    daCompletare: () => import('./slots/missing-data-card.tsx'),
  },
  features: { incroci: { label: moduleTexts.incroci, on: true } },
  routes: [
    { path: '/incroci', ref: 'incroci', ...own, title: moduleTexts.incroci },
    { path: '/esigenze', ref: 'esigenze', ...curated, title: esigenze.title },
  ],
  menu: [
    { id: 'incroci', label: moduleTexts.incroci, to: '/incroci', icon: 'incrocio', order: 30, ...own, key: 'i' },
    { id: 'esigenze', label: esigenze.title, to: '/esigenze', icon: 'idea', order: 90, ...curated, key: 'e' },
  ],
  comandi: [
    {
      id: 'nuova-esigenza',
      label: esigenze.fresh,
      to: NEW_ESIGENZA,
      icon: 'nuovo',
      keywords: esigenze.parole,
      ...curated,
    },
  ],
  slots: [
    { slot: 'comandi', ref: 'comandi', ...own, title: moduleTexts.incroci, order: 10 },
    { ...widget, ref: 'nuovi', title: cardTexts.title, order: 30, group: 'opportunita', lines: 5.25 },
    { ...widget, ref: 'inChiusura', title: cardTexts.closingSoon, order: 40, group: 'opportunita', lines: 6.5 },
    {
      ...widget,
      ref: 'daCompletare',
      title: cardTexts.toComplete,
      order: 50,
      group: 'cliente',
      lines: 5.25,
      phoneLines: 6.5,
    },
    {
      slot: 'azienda.scheda',
      within: 'incroci',
      ref: 'schedaAzienda',
      ...own,
      title: moduleTexts.tabs.azienda.title,
      order: 10,
    },
    { slot: 'aziende.incroci', ref: 'conteggio', ...own, title: cardTexts.counting, order: 10 },
    { slot: 'bando.scheda', ref: 'schedaBando', ...own, title: moduleTexts.tabs.bando.title, order: 10 },
  ],
  dati: { legge: ['bandi', 'usr'], scrive: ['aziende', 'pratiche', 'settings'] },
})
