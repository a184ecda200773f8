export * from './kleene.ts'
export * from './evaluation.ts'
export * from './evaluate.ts'
export { riepilogoCriteri, type Conto, type RiepilogoCriteri } from './evaluate.ts'
export { ascending, BY_ESITO, BY_STATE, classifica, classificaAziende, compare, type Incrocio } from './ranking.ts'
export type { Verdetto } from './ranking.ts'
export { regoleBando, type RegoleBando } from './rule-texts.ts'
export * from './estimate.ts'
export { regolaDi } from './rule-texts.ts'
export { corrispondenzaDi, type Corrispondenza } from './kinds/ateco-conversion.ts'
export { createEngine, type Engine } from './engine/create-engine.ts'
export type { Modifica } from './engine/apply.ts'
export type { Cambiamenti, Cambio, CambioStato, Esiti } from './engine/changes.ts'
export type { Completamenti, DatoMancante } from './engine/gaps.ts'
export type { Quasi } from './engine/gaps.ts'
export type { Conteggio, Conti, ContiPerStato } from './engine/rows.ts'
export type { Row } from './engine/rows.ts'
export * from './matcher/matcher.ts'
export { createConosciuto, type Conosciuto } from './matcher/matcher.ts'
export { contaAmmissibili, type Ammissibili } from './matcher/counts.ts'
export { provaCriteri, type DomandaProva } from './matcher/counts.ts'
export { classificaDi, type Classifica, type Lato } from './matcher/record-ranking.ts'
export {
  contatiDi,
  type Contati,
  type DomandaConteggi,
  type InChiusura,
  type RispostaConteggi,
  type Voce,
} from './matcher/counts.ts'
export { cercaDaCompletare, type DaCompletare, type RispostaDaCompletare } from './matcher/record-ranking.ts'
export { WARM_UPS, warmUp } from './warm-up.ts'
export * from './list/question.ts'
export { createElenco, type VistaElenco } from './list/list.ts'
export { FACETS, GIORNI, IMPORTI, PER_LATO } from './list/list.ts'
export { ORDERS } from './list/rows.ts'
export { perFinestra } from './list/rows.ts'
export { luogoDi, stimaDi, type Riga } from './list/rows.ts'
export { createRisposta } from './list/answer.ts'
