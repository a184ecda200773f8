export * from './contract.ts'
export * from './module.ts'
export * from './slots.tsx'
export * from './portal.tsx'
export { readAtecoConversion, readChangedComuni, useAtecoConversion } from './reference-tables.ts'
export { useChangedComuni, useProvince } from './reference-tables.ts'
export * from './use-history.ts'
export * from './use-undo.ts'
export * from './stored-texts.ts'

/** Names of contracts before 2.6: modules released with them import these. */
export {
  readChangedComuni as reachComuniVariati,
  readAtecoConversion as reachRaccordoAteco,
} from './reference-tables.ts'
export { useChangedComuni as useComuniVariati, useAtecoConversion as useRaccordoAteco } from './reference-tables.ts'
