import { defineModule } from '@bandiera/platform'
import { hrefNewPratica } from './paths.ts'
import { texts } from './texts.ts'
import { cardTexts, manyTexts } from './slots/texts.ts'

const own = { feature: 'pratiche', roles: ['admin', 'gestore', 'professionista'] } as const
const team = ['gestore', 'professionista'] as const
const widget = { slot: 'dashboard.widget', feature: 'pratiche' } as const

export default defineModule({
  id: 'mf-pratiche',
  contract: '^2.7.0',
  refs: {
    elenco: () => import('./pratiche/list.screen.tsx'),
    pratica: () => import('./pratica/detail.screen.tsx'),
    archivio: () => import('./archivio/list.screen.tsx'),
    documenti: () => import('./slots/documenti.tsx'),
    ricerca: () => import('./slots/palette.tsx'),
    ricercaDocumenti: () => import('./slots/documents-palette.tsx'),
    crea: () => import('./slots/create-commands.tsx'),
    creaMolte: () => import('./slots/create-many.tsx'),
    diAzienda: () => import('./slots/azienda-tab.tsx'),
    avvisi: () => import('./slots/notices.tsx'),
    diBando: () => import('./slots/bando-tab.tsx'),
    scadenze: () => import('./slots/deadlines-card.tsx'),
    compiti: () => import('./slots/tasks-card.tsx'),
    mancanti: () => import('./slots/missing-card.tsx'),
    stati: () => import('./slots/states-card.tsx'),
    mesi: () => import('./slots/months-card.tsx'),
    successo: () => import('./slots/success-card.tsx'),
  },
  features: { pratiche: { label: texts.pratiche, on: true } },
  routes: [
    { path: '/pratiche', ref: 'elenco', ...own, title: texts.pratiche },
    { path: '/pratica/:pId', ref: 'pratica', ...own, title: texts.pratica },
    // an editore finds the grants that it archived there
    { path: '/archivio', ref: 'archivio', feature: 'pratiche', title: texts.archivio },
  ],
  menu: [{ id: 'pratiche', label: texts.pratiche, to: '/pratiche', icon: 'cartella', order: 20, ...own, key: 'p' }],
  comandi: [
    // `own`: who may insert a case file, as `writes` in shared/policy says
    {
      id: 'nuova',
      label: texts.fresh,
      to: hrefNewPratica(),
      icon: 'nuovo',
      keywords: texts.newWords,
      ...own,
      key: 'n',
    },
    {
      id: 'archivio',
      label: texts.archivio,
      to: '/archivio',
      icon: 'cartella',
      keywords: texts.archivioParole,
      feature: 'pratiche',
    },
  ],
  slots: [
    { slot: 'ricerca', ref: 'ricerca', ...own, title: texts.pratiche, order: 30 },
    { slot: 'ricerca', ref: 'ricercaDocumenti', ...own, title: texts.documenti, order: 35 },
    { slot: 'comandi', ref: 'crea', ...own, title: texts.fresh, order: 20 },
    { slot: 'aziende.pratiche', ref: 'creaMolte', ...own, title: manyTexts.slot, order: 10 },
    { slot: 'azienda.scheda', within: 'pratiche', ref: 'diAzienda', ...own, title: texts.pratiche, order: 20 },
    { slot: 'bando.scheda', ref: 'diBando', ...own, title: texts.pratiche, order: 20 },
    { slot: 'avvisi', ref: 'avvisi', ...own, title: texts.avvisi.title, order: 10 },
    {
      ...widget,
      ref: 'compiti',
      roles: team,
      title: cardTexts.tasks,
      order: 10,
      group: 'oggi',
      lines: 7.25,
      phoneLines: 9.25,
    },
    {
      ...widget,
      ref: 'scadenze',
      roles: team,
      title: cardTexts.scadenze,
      order: 20,
      group: 'oggi',
      lines: 7.25,
      phoneLines: 9.25,
    },
    {
      ...widget,
      ref: 'scadenze',
      roles: ['admin'],
      title: cardTexts.scadenze,
      order: 30,
      group: 'allarmi',
      lines: 7.25,
      phoneLines: 9.25,
    },
    { ...widget, ref: 'mancanti', roles: team, title: cardTexts.missing, order: 25, group: 'cliente', lines: 7.5 },
    { ...widget, ref: 'stati', roles: team, title: cardTexts.states, order: 35 },
    { ...widget, ref: 'stati', roles: ['admin'], title: cardTexts.states, order: 35, group: 'uso' },
    { ...widget, ref: 'successo', roles: team, title: cardTexts.success, order: 36 },
    {
      ...widget,
      ref: 'mesi',
      roles: team,
      title: cardTexts.year,
      order: 40,
      group: 'soldi',
      lines: 13,
      phoneLines: 14,
    },
    { slot: 'azienda.scheda', within: 'pratiche', ref: 'documenti', ...own, title: texts.documenti, order: 60 },
    { slot: 'pratica.scheda', ref: 'documenti', ...own, title: texts.documenti, order: 10 },
  ],
  dati: { legge: ['usr'], scrive: ['aziende', 'bandi', 'docs', 'pratiche'] },
})
