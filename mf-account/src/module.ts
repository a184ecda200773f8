import { defineModule } from '@bandiera/platform'
import { texts } from './texts.ts'
import { texts as cardTexts } from './slots/texts.ts'

const forAdmin = { feature: 'utenti', roles: ['admin'] } as const
const widget = { ...forAdmin, slot: 'dashboard.widget' } as const
/** A gestore reaches its own professionisti by links. */
const forInviters = { feature: 'utenti', roles: ['admin', 'gestore'] } as const
const forCurators = { feature: 'impostazioni', roles: ['editore', 'admin'] } as const
/** Roles that may delete records: `writes` in shared/policy. */
const forDeleters = { feature: 'account', roles: ['admin', 'editore', 'gestore'] } as const
const forVisitors = { feature: 'account', public: true } as const

export default defineModule({
  id: 'mf-account',
  contract: '^2.7.0',
  refs: {
    account: () => import('./account/account.screen.tsx'),
    utenti: () => import('./utenti/list.screen.tsx'),
    utente: () => import('./utenti/detail.screen.tsx'),
    impostazioni: () => import('./impostazioni/impostazioni.screen.tsx'),
    cestino: () => import('./bin/list.screen.tsx'),
    registrazione: () => import('./access/registration.screen.tsx'),
    resetPwd: () => import('./access/reset-password.screen.tsx'),
    ricerca: () => import('./slots/palette.tsx'),
    perRuolo: () => import('./slots/users-card.tsx'),
    attivita: () => import('./slots/activity-card.tsx'),
    spazio: () => import('./slots/space-card.tsx'),
    portale: () => import('./slots/portal-card.tsx'),
  },
  features: {
    account: { label: texts.account, on: true },
    utenti: { label: texts.utenti, on: true },
    impostazioni: { label: texts.impostazioni, on: true },
  },
  routes: [
    { path: '/account', ref: 'account', feature: 'account', title: texts.account },
    { ...forInviters, path: '/utenti', ref: 'utenti', title: texts.utenti },
    { ...forInviters, path: '/utenti/:id', ref: 'utente', title: texts.utente },
    { ...forCurators, path: '/impostazioni', ref: 'impostazioni', title: texts.impostazioni },
    { ...forDeleters, path: '/cestino', ref: 'cestino', title: texts.cestino },
    { ...forVisitors, path: '/registrazione', ref: 'registrazione', title: texts.registration },
    { ...forVisitors, path: '/resetPwd', ref: 'resetPwd', title: texts.resetPassword },
    { ...forVisitors, path: '/registrazione/:jwt', ref: 'registrazione', title: texts.registration },
    { ...forVisitors, path: '/resetPwd/:jwt', ref: 'resetPwd', title: texts.resetPassword },
  ],
  menu: [
    { ...forAdmin, id: 'utenti', label: texts.utenti, to: '/utenti', icon: 'persone', order: 5, key: 'u' },
    {
      ...forCurators,
      id: 'impostazioni',
      label: texts.impostazioni,
      to: '/impostazioni',
      icon: 'ingranaggio',
      order: 100,
      key: 's',
    },
  ],
  comandi: [
    {
      ...forDeleters,
      id: 'cestino',
      label: texts.cestino,
      to: '/cestino',
      icon: 'cestino',
      keywords: texts.cestinoParole,
    },
    {
      ...forInviters,
      id: 'invita',
      label: texts.invite,
      to: '/utenti?invita=1',
      icon: 'persona',
      keywords: texts.inviteWords,
      key: 'n',
    },
  ],
  slots: [
    { ...forInviters, slot: 'ricerca', ref: 'ricerca', title: texts.utenti, order: 50 },
    { ...widget, ref: 'perRuolo', title: cardTexts.utenti, order: 5, group: 'persone', lines: 8 },
    { ...widget, ref: 'attivita', title: cardTexts.activity, order: 6, group: 'uso', lines: 7.25 },
    { ...widget, ref: 'spazio', feature: 'impostazioni', title: cardTexts.space, order: 7, group: 'uso', lines: 3 },
    {
      ...widget,
      ref: 'portale',
      feature: 'impostazioni',
      title: cardTexts.cardTexts.title,
      order: 40,
      group: 'allarmi',
      lines: 3,
    },
  ],
  // the bin brings back records of every collection that it lists
  dati: { legge: [], scrive: ['aziende', 'bandi', 'docs', 'istituti', 'pratiche', 'settings', 'usr', 'viste'] },
})
