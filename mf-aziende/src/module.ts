import { defineModule } from '@bandiera/platform'
import { firstRows } from './first-rows.ts'
import { NEW_PATH } from './paths.ts'
import { texts } from './texts.ts'

const gate = { feature: 'aziende', roles: ['admin', 'gestore', 'professionista'] } as const

// spec §2: an admin reaches the list by address, its menu has no Aziende
const menu = { roles: ['gestore', 'professionista'] } as const
// who may insert a company: `writes` in shared/policy
const insert = { roles: ['admin', 'gestore'], key: 'n' } as const

export default defineModule({
  id: 'mf-aziende',
  contract: '^2.7.0',
  refs: {
    elenco: () => import('./list.screen.tsx'),
    azienda: () => import('./detail.screen.tsx'),
    ricerca: () => import('./slots/palette.tsx'),
    crea: () => import('./slots/create-commands.tsx'),
  },
  features: { aziende: { label: texts.aziende, on: true } },
  routes: [
    { ...gate, path: '/aziende', ref: 'elenco', title: texts.aziende, firstRows },
    { ...gate, path: '/azienda/:aId', ref: 'azienda', title: texts.azienda },
  ],
  menu: [
    { ...gate, ...menu, id: 'aziende', label: texts.aziende, to: '/aziende', icon: 'azienda', order: 40, key: 'a' },
  ],
  comandi: [
    { ...gate, ...insert, id: 'nuova', label: texts.fresh, to: NEW_PATH, icon: 'nuovo', keywords: texts.newWords },
  ],
  slots: [
    { ...gate, slot: 'ricerca', ref: 'ricerca', title: texts.aziende, order: 10 },
    { ...gate, roles: insert.roles, slot: 'comandi', ref: 'crea', title: texts.fresh, order: 10 },
  ],
  dati: { legge: ['docs', 'pratiche', 'usr'], scrive: ['aziende'] },
})
