import { createImpresaUnica, type ConAiutiDelGruppo } from '@bandiera/domain'
import { useCollection } from './hooks.ts'

/** Companies with the aids of their whole single undertaking, as far as the user sees its members. */
export const useImpresaUnica = (): ConAiutiDelGruppo => createImpresaUnica(useCollection('aziende'))
