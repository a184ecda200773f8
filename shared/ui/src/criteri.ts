export { CriteriInput, type CriteriInputProps } from './criteri/criteri-input.tsx'
export { createRiferimenti, type AtecoOption, type Riferimenti } from './criteri/riferimenti.ts'
export { blocchi } from './criteri/elenco.ts'
