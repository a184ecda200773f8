export { CriteriInput, type CriteriInputProps } from './criteri/criteri-input.tsx'
export { createRiferimenti, type AtecoOption, type Riferimenti } from './criteri/references.ts'
export { blocchi } from './criteri/edit-criteri.ts'
