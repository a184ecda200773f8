import { defineModule } from '@bandiera/platform'
import { hrefNuova } from './paths.ts'
import { testi } from './testi.ts'

const roles = ['admin', 'gestore', 'professionista'] as const
const squadra = ['gestore', 'professionista'] as const
const { widgets } = testi
const widget = { slot: 'dashboard.widget', feature: 'pratiche' } as const

export default defineModule({
  id: 'mf-pratiche',
  contract: '^2.5.0',
  refs: {
    elenco: () => import('./screens/pratiche-list.screen.tsx'),
    pratica: () => import('./screens/pratica-detail.screen.tsx'),
    archivio: () => import('./screens/archivio.screen.tsx'),
    documenti: () => import('./documenti/documenti.tsx'),
    ricerca: () => import('./comandi/ricerca-pratiche.tsx'),
    diAzienda: () => import('./slots/azienda-pratiche.tsx'),
    avvisi: () => import('./slots/avvisi-pratiche.tsx'),
    diBando: () => import('./slots/bando-pratiche.tsx'),
    scadenze: () => import('./widgets/scadenze.widget.tsx'),
    compiti: () => import('./widgets/compiti.widget.tsx'),
    stati: () => import('./widgets/stati.widget.tsx'),
    mesi: () => import('./widgets/mesi.widget.tsx'),
    successo: () => import('./widgets/successo.widget.tsx'),
  },
  features: { pratiche: { label: testi.pratiche, on: true } },
  routes: [
    { path: '/pratiche', ref: 'elenco', feature: 'pratiche', roles, title: testi.pratiche },
    { path: '/pratica/:pId', ref: 'pratica', feature: 'pratiche', roles, title: testi.pratica },
    // an editore finds the grants that it archived there
    { path: '/archivio', ref: 'archivio', feature: 'pratiche', title: testi.archivio },
  ],
  menu: [
    {
      id: 'pratiche',
      label: testi.pratiche,
      to: '/pratiche',
      icon: 'cartella',
      order: 20,
      feature: 'pratiche',
      roles,
      key: 'p',
    },
  ],
  comandi: [
    {
      id: 'nuova',
      label: testi.nuova,
      to: hrefNuova(),
      icon: 'nuovo',
      keywords: testi.nuovaParole,
      feature: 'pratiche',
      // who may insert a case file: `writes` in shared/policy
      roles,
      key: 'n',
    },
    {
      id: 'archivio',
      label: testi.archivio,
      to: '/archivio',
      icon: 'cartella',
      keywords: testi.archivioParole,
      feature: 'pratiche',
    },
  ],
  slots: [
    { slot: 'ricerca', ref: 'ricerca', feature: 'pratiche', roles, title: testi.pratiche, order: 30 },
    { slot: 'azienda.scheda', ref: 'diAzienda', feature: 'pratiche', roles, title: testi.pratiche, order: 20 },
    { slot: 'bando.scheda', ref: 'diBando', feature: 'pratiche', roles, title: testi.pratiche, order: 20 },
    { slot: 'avvisi', ref: 'avvisi', feature: 'pratiche', roles, title: testi.avvisi.titolo, order: 10 },
    { ...widget, ref: 'compiti', roles: squadra, title: widgets.compiti, order: 10 },
    { ...widget, ref: 'scadenze', roles, title: widgets.scadenze, order: 20 },
    { ...widget, ref: 'stati', roles, title: widgets.stati, order: 35 },
    { ...widget, ref: 'mesi', roles: squadra, title: widgets.mesi, order: 40 },
    { ...widget, ref: 'successo', roles: squadra, title: widgets.successo, order: 36 },
    { slot: 'azienda.scheda', ref: 'documenti', feature: 'pratiche', roles, title: testi.documenti, order: 60 },
    { slot: 'pratica.scheda', ref: 'documenti', feature: 'pratiche', roles, title: testi.documenti, order: 10 },
  ],
  dati: { legge: ['usr'], scrive: ['aziende', 'bandi', 'docs', 'pratiche'] },
})
