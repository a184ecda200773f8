import { defineModule } from '@bandiera/platform'
import { NEW_ISTITUTO } from './paths.ts'
import { texts as thresholdTexts } from './slots/texts.ts'
import { texts } from './texts.ts'

const curators = ['editore', 'admin'] as const
const advisers = ['gestore', 'professionista'] as const
const prestiti = { roles: ['gestore', 'professionista', 'admin'], varianti: ['agevolaitalia', 'sofabis'] } as const

// spec §2: side menu by role. CALCOLO KPI is the sofabis label; PRESTITI belongs to two white labels.
export default defineModule({
  id: 'mf-istituti',
  contract: '^2.6.0',
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
    { path: '/istitutiCredito', ref: 'elenco', feature: 'istituti', roles: curators, title: texts.istituti },
    { path: '/istitutiCredito/:id', ref: 'istituto', feature: 'istituti', roles: curators, title: texts.istituto },
    { path: '/credito', ref: 'credito', feature: 'credito', roles: advisers, title: 'Finanziamenti' },
    { path: '/prestiti', ref: 'prestiti', feature: 'prestiti', ...prestiti, title: 'Prestiti' },
  ],
  menu: [
    {
      id: 'credito',
      label: texts.credito,
      labelPerVariante: { sofabis: texts.creditoSofabis },
      to: '/credito',
      icon: 'calcolo',
      order: 50,
      feature: 'credito',
      roles: advisers,
      whenSome: 'istituti',
      key: 'c',
    },
    {
      id: 'istituti',
      label: texts.istituti,
      to: '/istitutiCredito',
      icon: 'banca',
      order: 80,
      feature: 'istituti',
      roles: curators,
      key: 't',
    },
    {
      id: 'prestiti',
      label: texts.prestiti,
      to: '/prestiti',
      icon: 'euro',
      order: 120,
      feature: 'prestiti',
      ...prestiti,
      popup: true,
    },
  ],
  comandi: [
    {
      id: 'nuovo-istituto',
      label: texts.nuovo,
      to: NEW_ISTITUTO,
      icon: 'banca',
      feature: 'istituti',
      roles: curators,
      key: 'n',
    },
  ],
  slots: [
    { slot: 'azienda.scheda', ref: 'schedaKpi', feature: 'credito', title: texts.kpi, order: 40 },
    {
      slot: 'impostazioni.pannello',
      ref: 'pannelloSoglie',
      feature: 'credito',
      roles: curators,
      title: thresholdTexts.titolo,
      order: 40,
    },
    { slot: 'ricerca', ref: 'ricerca', feature: 'istituti', roles: curators, title: texts.istituti, order: 40 },
  ],
  dati: { legge: ['aziende', 'usr'], scrive: ['istituti', 'pratiche', 'settings'] },
})
