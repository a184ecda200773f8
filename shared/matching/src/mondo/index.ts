export * from './mondo.ts'
export { createConosciuto, type Conosciuto } from './conosciuto.ts'
export { contaAmmissibili, type Ammissibili } from './conteggi.ts'
export { classificaDi, type Classifica, type Lato } from './classifica-di.ts'
