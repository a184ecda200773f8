export * from './domanda.ts'
export { createElenco, type VistaElenco } from './elenco.ts'
export { FACETS, GIORNI, IMPORTI, PER_LATO } from './facets.ts'
export { luogoDi, type Riga } from './riga.ts'
