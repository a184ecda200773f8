export * from './contract.ts'
export * from './module.ts'
export * from './slots.tsx'
export * from './portal.tsx'
export {
  reachComuniVariati,
  reachRaccordoAteco,
  useComuniVariati,
  useProvince,
  useRaccordoAteco,
} from './reference-tables.ts'
export * from './use-history.ts'
export * from './use-undo.ts'
export * from './kept-texts.ts'
