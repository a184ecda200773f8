import { defineModule } from '@bandiera/platform'
import { TRIALS, REGISTRY, RELEASES, HEALTH } from './paths.ts'
import { texts } from './texts.ts'

const gate = { feature: 'registro', roles: ['admin'] } as const

export default defineModule({
  id: 'mf-registro',
  contract: '^2.7.0',
  refs: {
    moduli: () => import('./modules/list.screen.tsx'),
    cliente: () => import('./tenant/detail.screen.tsx'),
    salute: () => import('./health/list.screen.tsx'),
    rilasci: () => import('./releases/list.screen.tsx'),
    prove: () => import('./trials/trials.screen.tsx'),
  },
  // the server decides it: the operators' tenant has it, no other one can switch it on (docs/releases.md)
  features: { registro: { label: texts.title, on: false } },
  routes: [
    { ...gate, path: REGISTRY, ref: 'moduli', title: texts.title },
    { ...gate, path: '/registro/clienti/:id', ref: 'cliente', title: texts.tenant },
    { ...gate, path: HEALTH, ref: 'salute', title: texts.salute },
    { ...gate, path: RELEASES, ref: 'rilasci', title: texts.releases },
    { ...gate, path: TRIALS, ref: 'prove', title: texts.prove },
  ],
  menu: [{ ...gate, id: 'registro', label: texts.menu, to: REGISTRY, icon: 'griglia', order: 105 }],
  comandi: [
    { ...gate, id: 'salute', label: texts.salute, to: HEALTH, icon: 'griglia', keywords: texts.saluteParole },
    { ...gate, id: 'rilasci', label: texts.releases, to: RELEASES, icon: 'griglia', keywords: texts.releaseWords },
  ],
  dati: { legge: [], scrive: [] },
})
