import { defineModule } from '@bandiera/platform'
import { testi as esigenze } from './esigenze/testi.ts'
import { NUOVA_ESIGENZA } from './paths.ts'
import { testi } from './testi.ts'
import { testi as widgets } from './widgets/testi.ts'

const roles = ['admin', 'gestore', 'professionista'] as const
const curatori = ['editore', 'admin'] as const
const widget = { slot: 'dashboard.widget', feature: 'incroci', roles: ['gestore', 'professionista'] } as const

// spec §2: Incroci for admin, gestore and professionista; Esigenze for editore and admin
export default defineModule({
  id: 'mf-incroci',
  contract: '^2.4.0',
  refs: {
    incroci: () => import('./screens/incroci.screen.tsx'),
    esigenze: () => import('./screens/esigenze.screen.tsx'),
    schedaAzienda: () => import('./schede/scheda-azienda.tsx'),
    schedaBando: () => import('./schede/scheda-bando.tsx'),
    comandi: () => import('./comandi/comandi-azienda.tsx'),
    conteggio: () => import('./widgets/conteggio.tsx'),
    nuovi: () => import('./widgets/nuovi-incroci.tsx'),
    inChiusura: () => import('./widgets/in-chiusura.tsx'),
    daCompletare: () => import('./widgets/da-completare.tsx'),
  },
  features: { incroci: { label: testi.incroci, on: true } },
  routes: [
    { path: '/incroci', ref: 'incroci', feature: 'incroci', roles, title: testi.incroci },
    { path: '/esigenze', ref: 'esigenze', feature: 'incroci', roles: curatori, title: esigenze.titolo },
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
      label: esigenze.titolo,
      to: '/esigenze',
      icon: 'idea',
      order: 90,
      feature: 'incroci',
      roles: curatori,
      key: 'e',
    },
  ],
  comandi: [
    {
      id: 'nuova-esigenza',
      label: esigenze.nuova,
      to: NUOVA_ESIGENZA,
      icon: 'nuovo',
      keywords: esigenze.parole,
      feature: 'incroci',
      roles: curatori,
    },
  ],
  slots: [
    { slot: 'comandi', ref: 'comandi', feature: 'incroci', roles, title: testi.incroci, order: 10 },
    { ...widget, ref: 'inChiusura', title: widgets.inChiusura, order: 30 },
    { ...widget, ref: 'nuovi', title: widgets.titolo, order: 40 },
    { ...widget, ref: 'daCompletare', title: widgets.daCompletare, order: 50 },
    { slot: 'azienda.scheda', ref: 'schedaAzienda', feature: 'incroci', roles, title: testi.scheda.bandi, order: 10 },
    { slot: 'aziende.incroci', ref: 'conteggio', feature: 'incroci', roles, title: widgets.conteggio, order: 10 },
    { slot: 'bando.scheda', ref: 'schedaBando', feature: 'incroci', roles, title: testi.scheda.aziende, order: 10 },
  ],
  dati: { legge: ['bandi', 'usr'], scrive: ['aziende', 'pratiche', 'settings'] },
})
