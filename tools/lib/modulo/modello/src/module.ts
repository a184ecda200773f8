import { defineModule } from '@bandiera/platform'
import { MODELLO } from './paths.ts'
import { testi } from './testi.ts'

const roles = ['admin', 'gestore', 'professionista'] as const

// docs/module-authors.md says what every field means
export default defineModule({
  id: 'mf-modello',
  contract: '^2.5.0',
  refs: {
    elenco: () => import('./screens/modello.screen.tsx'),
    quante: () => import('./widgets/quante.tsx'),
  },
  features: { modello: { label: testi.titolo, on: true } },
  routes: [{ path: MODELLO, ref: 'elenco', feature: 'modello', roles, title: testi.titolo }],
  menu: [{ id: 'modello', label: testi.titolo, to: MODELLO, icon: 'griglia', order: 130, feature: 'modello', roles }],
  slots: [{ slot: 'dashboard.widget', ref: 'quante', feature: 'modello', roles, title: testi.titolo, order: 90 }],
  // every other collection is refused; a test compares it with what the sources use
  dati: { legge: ['aziende'], scrive: [] },
})
