export * from './kleene.ts'
export * from './valutazione.ts'
export * from './valuta.ts'
export * from './classifica.ts'
