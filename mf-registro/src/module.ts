import { defineModule } from '@bandiera/platform'
import { PROVE, REGISTRO, RILASCI, SALUTE } from './paths.ts'
import { testi } from './testi.ts'

const gate = { feature: 'registro', roles: ['admin'] } as const

export default defineModule({
  id: 'mf-registro',
  contract: '^2.3.0',
  refs: {
    moduli: () => import('./screens/moduli.screen.tsx'),
    cliente: () => import('./screens/cliente.screen.tsx'),
    salute: () => import('./screens/salute.screen.tsx'),
    rilasci: () => import('./screens/rilasci.screen.tsx'),
    prove: () => import('./screens/prove.screen.tsx'),
  },
  // the server decides it: the operators' tenant has it, no other one can switch it on (ADR 0063)
  features: { registro: { label: testi.titolo, on: false } },
  routes: [
    { ...gate, path: REGISTRO, ref: 'moduli', title: testi.titolo },
    { ...gate, path: '/registro/clienti/:id', ref: 'cliente', title: testi.cliente },
    { ...gate, path: SALUTE, ref: 'salute', title: testi.salute },
    { ...gate, path: RILASCI, ref: 'rilasci', title: testi.rilasci },
    { ...gate, path: PROVE, ref: 'prove', title: testi.prove },
  ],
  menu: [{ ...gate, id: 'registro', label: testi.menu, to: REGISTRO, icon: 'griglia', order: 105 }],
  comandi: [
    { ...gate, id: 'salute', label: testi.salute, to: SALUTE, icon: 'griglia', keywords: testi.saluteParole },
    { ...gate, id: 'rilasci', label: testi.rilasci, to: RILASCI, icon: 'griglia', keywords: testi.rilasciParole },
  ],
  dati: { legge: [], scrive: [] },
})
