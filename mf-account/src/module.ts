import { defineModule } from '@bandiera/platform'
import { texts } from './texts.ts'
import { texts as cardTexts } from './slots/texts.ts'

const admin = ['admin'] as const
/** A gestore reaches its own professionisti by links. */
const inviters = ['admin', 'gestore'] as const
const curators = ['editore', 'admin'] as const
/** Roles that may delete records: `writes` in shared/policy. */
const deleters = ['admin', 'editore', 'gestore'] as const

export default defineModule({
  id: 'mf-account',
  contract: '^2.6.0',
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
    portale: () => import('./slots/portal-card.tsx'),
  },
  features: {
    account: { label: texts.account, on: true },
    utenti: { label: texts.utenti, on: true },
    impostazioni: { label: texts.impostazioni, on: true },
  },
  routes: [
    { path: '/account', ref: 'account', feature: 'account', title: texts.account },
    { path: '/utenti', ref: 'utenti', feature: 'utenti', roles: inviters, title: texts.utenti },
    { path: '/utenti/:id', ref: 'utente', feature: 'utenti', roles: inviters, title: texts.utente },
    { path: '/impostazioni', ref: 'impostazioni', feature: 'impostazioni', roles: curators, title: texts.impostazioni },
    { path: '/cestino', ref: 'cestino', feature: 'account', roles: deleters, title: texts.cestino },
    { path: '/registrazione', ref: 'registrazione', feature: 'account', public: true, title: texts.registrazione },
    { path: '/resetPwd', ref: 'resetPwd', feature: 'account', public: true, title: texts.resetPwd },
    { path: '/registrazione/:jwt', ref: 'registrazione', feature: 'account', public: true, title: texts.registrazione },
    { path: '/resetPwd/:jwt', ref: 'resetPwd', feature: 'account', public: true, title: texts.resetPwd },
  ],
  menu: [
    {
      id: 'utenti',
      label: texts.utenti,
      to: '/utenti',
      icon: 'persone',
      order: 5,
      feature: 'utenti',
      roles: admin,
      key: 'u',
    },
    {
      id: 'impostazioni',
      label: texts.impostazioni,
      to: '/impostazioni',
      icon: 'ingranaggio',
      order: 100,
      feature: 'impostazioni',
      roles: curators,
      key: 's',
    },
  ],
  comandi: [
    {
      id: 'cestino',
      label: texts.cestino,
      to: '/cestino',
      icon: 'cestino',
      keywords: texts.cestinoParole,
      feature: 'account',
      roles: deleters,
    },
    {
      id: 'invita',
      label: texts.invita,
      to: '/utenti?invita=1',
      icon: 'persona',
      keywords: texts.invitaParole,
      feature: 'utenti',
      roles: inviters,
      key: 'n',
    },
  ],
  slots: [
    { slot: 'ricerca', ref: 'ricerca', feature: 'utenti', roles: inviters, title: texts.utenti, order: 50 },
    { slot: 'dashboard.widget', ref: 'perRuolo', feature: 'utenti', roles: admin, title: cardTexts.utenti, order: 5 },
    { slot: 'dashboard.widget', ref: 'attivita', feature: 'utenti', roles: admin, title: cardTexts.attivita, order: 6 },
    {
      slot: 'dashboard.widget',
      ref: 'portale',
      feature: 'impostazioni',
      roles: admin,
      title: cardTexts.cardTexts.titolo,
      order: 40,
    },
  ],
  // the bin brings back records of every collection that it lists
  dati: { legge: [], scrive: ['aziende', 'bandi', 'docs', 'istituti', 'pratiche', 'settings', 'usr'] },
})
