import { defineModule } from '@bandiera/platform'
import { testi } from './testi.ts'

const admin = ['admin'] as const
const curatori = ['editore', 'admin'] as const

export default defineModule({
  id: 'mf-account',
  contract: 1,
  refs: {
    account: () => import('./screens/account.screen.tsx'),
    utenti: () => import('./screens/utenti-list.screen.tsx'),
    utente: () => import('./screens/utente-detail.screen.tsx'),
    impostazioni: () => import('./screens/impostazioni.screen.tsx'),
    registrazione: () => import('./screens/registrazione.screen.tsx'),
    resetPwd: () => import('./screens/reset-pwd.screen.tsx'),
    ricerca: () => import('./comandi/ricerca-utenti.tsx'),
  },
  features: {
    account: { label: testi.account, on: true },
    utenti: { label: testi.utenti, on: true },
    impostazioni: { label: testi.impostazioni, on: true },
  },
  routes: [
    { path: '/account', ref: 'account', feature: 'account', title: testi.account },
    { path: '/utenti', ref: 'utenti', feature: 'utenti', roles: admin, title: testi.utenti },
    { path: '/utenti/:id', ref: 'utente', feature: 'utenti', roles: admin, title: testi.utente },
    { path: '/impostazioni', ref: 'impostazioni', feature: 'impostazioni', roles: curatori, title: testi.impostazioni },
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
  slots: [{ slot: 'ricerca', ref: 'ricerca', feature: 'utenti', roles: admin, title: testi.utenti, order: 50 }],
})
