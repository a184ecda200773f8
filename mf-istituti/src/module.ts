import { defineModule } from '@bandiera/platform'
import { NEW_ISTITUTO } from './paths.ts'
import { texts as thresholdTexts } from './slots/texts.ts'
import { texts } from './texts.ts'

const istituti = { feature: 'istituti', roles: ['editore', 'admin'] } as const
const credito = { feature: 'credito', roles: ['gestore', 'professionista'] } as const
const prestiti = {
  feature: 'prestiti',
  roles: ['gestore', 'professionista', 'admin'],
  varianti: ['agevolaitalia', 'sofabis'],
} as const

// spec §2: side menu by role. CALCOLO KPI is the sofabis label; PRESTITI belongs to two white labels.
export default defineModule({
  id: 'mf-istituti',
  contract: '^2.7.0',
  refs: {
    elenco: () => import('./istituti/list.screen.tsx'),
    istituto: () => import('./istituti/detail.screen.tsx'),
    credito: () => import('./credito/credito.screen.tsx'),
    prestiti: () => import('./prestiti/prestiti.screen.tsx'),
    pannelloSoglie: () => import('./slots/thresholds-panel.tsx'),
    schedaKpi: () => import('./slots/kpi-tab.tsx'),
    ricerca: () => import('./slots/palette.tsx'),
  },
  features: {
    istituti: { label: texts.istituti, on: true },
    credito: { label: 'Finanziamenti e KPI', on: true },
    prestiti: { label: 'Prestiti', on: true },
  },
  routes: [
    { path: '/istitutiCredito', ref: 'elenco', ...istituti, title: texts.istituti },
    { path: '/istitutiCredito/:id', ref: 'istituto', ...istituti, title: texts.istituto },
    { path: '/credito', ref: 'credito', ...credito, title: 'Finanziamenti' },
    { path: '/prestiti', ref: 'prestiti', ...prestiti, title: 'Prestiti' },
  ],
  menu: [
    {
      id: 'credito',
      label: texts.credito,
      labelPerVariante: { sofabis: texts.creditoSofabis },
      to: '/credito',
      icon: 'calcolo',
      order: 50,
      ...credito,
      whenSome: 'istituti',
      key: 'c',
    },
    { id: 'istituti', label: texts.istituti, to: '/istitutiCredito', icon: 'banca', order: 80, ...istituti, key: 't' },
    { id: 'prestiti', label: texts.prestiti, to: '/prestiti', icon: 'euro', order: 120, ...prestiti, popup: true },
  ],
  comandi: [{ id: 'nuovo-istituto', label: texts.fresh, to: NEW_ISTITUTO, icon: 'banca', ...istituti, key: 'n' }],
  slots: [
    { slot: 'azienda.scheda', within: 'bilanci', ref: 'schedaKpi', feature: 'credito', title: texts.kpi, order: 40 },
    {
      slot: 'impostazioni.pannello',
      ref: 'pannelloSoglie',
      feature: 'credito',
      roles: istituti.roles,
      title: thresholdTexts.title,
      order: 40,
    },
    { slot: 'ricerca', ref: 'ricerca', ...istituti, title: texts.istituti, order: 40 },
  ],
  dati: { legge: ['aziende', 'usr'], scrive: ['istituti', 'pratiche', 'settings'] },
})
