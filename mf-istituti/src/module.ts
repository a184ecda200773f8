import { defineModule } from '@bandiera/platform'
import { NUOVO_ISTITUTO } from './paths.ts'
import { soglieTesti, testi } from './testi.ts'

const curatori = ['editore', 'admin'] as const
const consulenti = ['gestore', 'professionista'] as const
const prestiti = { roles: ['gestore', 'professionista', 'admin'], varianti: ['agevolaitalia', 'sofabis'] } as const

// spec §2: side menu by role. CALCOLO KPI is the sofabis label; PRESTITI belongs to two white labels.
export default defineModule({
  id: 'mf-istituti',
  contract: '^2.5.0',
  refs: {
    elenco: () => import('./screens/istituti-list.screen.tsx'),
    istituto: () => import('./screens/istituto-detail.screen.tsx'),
    credito: () => import('./screens/credito.screen.tsx'),
    prestiti: () => import('./screens/prestiti.screen.tsx'),
    pannelloSoglie: () => import('./pannelli/soglie.tsx'),
    schedaKpi: () => import('./schede/kpi.tsx'),
    ricerca: () => import('./comandi/ricerca-istituti.tsx'),
  },
  features: {
    istituti: { label: testi.istituti, on: true },
    credito: { label: 'Finanziamenti e KPI', on: true },
    prestiti: { label: 'Prestiti', on: true },
  },
  routes: [
    { path: '/istitutiCredito', ref: 'elenco', feature: 'istituti', roles: curatori, title: testi.istituti },
    { path: '/istitutiCredito/:id', ref: 'istituto', feature: 'istituti', roles: curatori, title: testi.istituto },
    { path: '/credito', ref: 'credito', feature: 'credito', roles: consulenti, title: 'Finanziamenti' },
    { path: '/prestiti', ref: 'prestiti', feature: 'prestiti', ...prestiti, title: 'Prestiti' },
  ],
  menu: [
    {
      id: 'credito',
      label: testi.credito,
      labelPerVariante: { sofabis: testi.creditoSofabis },
      to: '/credito',
      icon: 'calcolo',
      order: 50,
      feature: 'credito',
      roles: consulenti,
      whenSome: 'istituti',
      key: 'c',
    },
    {
      id: 'istituti',
      label: testi.istituti,
      to: '/istitutiCredito',
      icon: 'banca',
      order: 80,
      feature: 'istituti',
      roles: curatori,
      key: 't',
    },
    {
      id: 'prestiti',
      label: testi.prestiti,
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
      label: testi.nuovo,
      to: NUOVO_ISTITUTO,
      icon: 'banca',
      feature: 'istituti',
      roles: curatori,
      key: 'n',
    },
  ],
  slots: [
    { slot: 'azienda.scheda', ref: 'schedaKpi', feature: 'credito', title: testi.kpi, order: 40 },
    {
      slot: 'impostazioni.pannello',
      ref: 'pannelloSoglie',
      feature: 'credito',
      roles: curatori,
      title: soglieTesti.titolo,
      order: 40,
    },
    { slot: 'ricerca', ref: 'ricerca', feature: 'istituti', roles: curatori, title: testi.istituti, order: 40 },
  ],
  dati: { legge: ['aziende', 'usr'], scrive: ['istituti', 'pratiche', 'settings'] },
})
