import { dayInRome, type Azienda, type Criterio } from '@bandiera/domain'
import { applyRule } from './rules/index.ts'

// judged on nobody: only the text is of interest
const NESSUNO: Azienda = { _id: '', gestoreId: '', professionisti: [], ragioneSociale: '' }

/** What one criterion asks, as people read it: the sentence of the list, of the matches and of the editor. */
export const regolaDi = (criterio: Criterio): string => applyRule(criterio, NESSUNO, { oggi: dayInRome() }).regola
