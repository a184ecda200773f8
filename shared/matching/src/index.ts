export * from './kleene.ts'
export * from './valutazione.ts'
export * from './valuta.ts'
export { riepilogoCriteri, type Conto, type RiepilogoCriteri } from './riepilogo.ts'
export * from './classifica.ts'
export * from './regole.ts'
export * from './stima.ts'
export * from './regola-di.ts'
export { corrispondenzaDi, type Corrispondenza } from './rules/raccordo.ts'
export type {
  Cambiamenti,
  Cambio,
  CambioStato,
  Completamenti,
  Conteggio,
  Conti,
  ContiPerStato,
} from './engine/index.ts'
export { createEngine } from './engine/index.ts'
export type { DatoMancante, Engine, Esiti, Modifica, Quasi, Row, Verdetto } from './engine/index.ts'
export * from './mondo/index.ts'
export * from './warm-up.ts'
export * from './elenco/index.ts'
