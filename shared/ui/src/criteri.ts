export { CriteriInput } from './criteri/criteri-input.tsx'
export type { CriteriInputProps } from './criteri/use-criteri.ts'
export { createReferences, type AtecoOption, type References } from './criteri/references.ts'
export { criteriBlocks } from './criteri/edit-criteri.ts'

/** Names of contracts before 2.6: modules released with them import these. */
export { createReferences as createRiferimenti } from './criteri/references.ts'
export { criteriBlocks as blocchi } from './criteri/edit-criteri.ts'
