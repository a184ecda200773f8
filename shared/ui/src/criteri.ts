export { CriteriInput, type CriteriInputProps } from './criteri/criteri-input.tsx'
export { createReferences, type AtecoOption, type References } from './criteri/references.ts'
export { criteriBlocks } from './criteri/edit-criteri.ts'
