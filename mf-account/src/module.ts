import { defineModule } from '@bandiera/platform'
import { testi } from './testi.ts'
import { testi as widgets } from './widgets/testi.ts'

const admin = ['admin'] as const
/** Who invites people and looks after them: a gestore its own professionisti, whom it reaches by links. */
const responsabili = ['admin', 'gestore'] as const
const curatori = ['editore', 'admin'] as const
/** Who may delete anything: `writes` in shared/policy. */
const eliminano = ['admin', 'editore', 'gestore'] as const

export default defineModule({
  id: 'mf-account',
  contract: '^2.5.0',
  refs: {
    account: () => import('./account/account.screen.tsx'),
    utenti: () => import('./utenti/utenti-list.screen.tsx'),
    utente: () => import('./utenti/utente-detail.screen.tsx'),
    impostazioni: () => import('./impostazioni/impostazioni.screen.tsx'),
    cestino: () => import('./cestino/cestino.screen.tsx'),
    registrazione: () => import('./accesso/registrazione.screen.tsx'),
    resetPwd: () => import('./accesso/reset-pwd.screen.tsx'),
    ricerca: () => import('./comandi/ricerca-utenti.tsx'),
    perRuolo: () => import('./widgets/utenti.tsx'),
    attivita: () => import('./widgets/attivita.tsx'),
    portale: () => import('./widgets/portale.tsx'),
  },
  features: {
    account: { label: testi.account, on: true },
    utenti: { label: testi.utenti, on: true },
    impostazioni: { label: testi.impostazioni, on: true },
  },
  routes: [
    { path: '/account', ref: 'account', feature: 'account', title: testi.account },
    { path: '/utenti', ref: 'utenti', feature: 'utenti', roles: responsabili, title: testi.utenti },
    { path: '/utenti/:id', ref: 'utente', feature: 'utenti', roles: responsabili, title: testi.utente },
    { path: '/impostazioni', ref: 'impostazioni', feature: 'impostazioni', roles: curatori, title: testi.impostazioni },
    { path: '/cestino', ref: 'cestino', feature: 'account', roles: eliminano, title: testi.cestino },
    { path: '/registrazione', ref: 'registrazione', feature: 'account', public: true, title: testi.registrazione },
    { path: '/resetPwd', ref: 'resetPwd', feature: 'account', public: true, title: testi.resetPwd },
    { path: '/registrazione/:jwt', ref: 'registrazione', feature: 'account', public: true, title: testi.registrazione },
    { path: '/resetPwd/:jwt', ref: 'resetPwd', feature: 'account', public: true, title: testi.resetPwd },
  ],
  menu: [
    {
      id: 'utenti',
      label: testi.utenti,
      to: '/utenti',
      icon: 'persone',
      order: 5,
      feature: 'utenti',
      roles: admin,
      key: 'u',
    },
    {
      id: 'impostazioni',
      label: testi.impostazioni,
      to: '/impostazioni',
      icon: 'ingranaggio',
      order: 100,
      feature: 'impostazioni',
      roles: curatori,
      key: 's',
    },
  ],
  comandi: [
    {
      id: 'cestino',
      label: testi.cestino,
      to: '/cestino',
      icon: 'cestino',
      keywords: testi.cestinoParole,
      feature: 'account',
      roles: eliminano,
    },
    {
      id: 'invita',
      label: testi.invita,
      to: '/utenti?invita=1',
      icon: 'persona',
      keywords: testi.invitaParole,
      feature: 'utenti',
      roles: responsabili,
      key: 'n',
    },
  ],
  slots: [
    { slot: 'ricerca', ref: 'ricerca', feature: 'utenti', roles: responsabili, title: testi.utenti, order: 50 },
    { slot: 'dashboard.widget', ref: 'perRuolo', feature: 'utenti', roles: admin, title: widgets.utenti, order: 5 },
    { slot: 'dashboard.widget', ref: 'attivita', feature: 'utenti', roles: admin, title: widgets.attivita, order: 6 },
    {
      slot: 'dashboard.widget',
      ref: 'portale',
      feature: 'impostazioni',
      roles: admin,
      title: widgets.portale.titolo,
      order: 40,
    },
  ],
  // the bin brings back records of every collection that it lists
  dati: { legge: [], scrive: ['aziende', 'bandi', 'docs', 'istituti', 'pratiche', 'settings', 'usr'] },
})
