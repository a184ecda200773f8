export * from './mondo.ts'
export { createConosciuto, type Conosciuto } from './conosciuto.ts'
export { contaAmmissibili, type Ammissibili } from './conteggi.ts'
export { provaCriteri, type DomandaProva } from './prova.ts'
export { classificaDi, type Classifica, type Lato } from './classifica-di.ts'
export {
  contatiDi,
  type Contati,
  type DomandaConteggi,
  type InChiusura,
  type RispostaConteggi,
  type Voce,
} from './contati.ts'
export { cercaDaCompletare, type DaCompletare, type RispostaDaCompletare } from './da-completare.ts'
