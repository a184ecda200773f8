import { useListMemory, type ColumnChoices } from '@bandiera/ui/list'

/** Columns of a list as its person chose them. */
export const useChoicesOfColumns = (list: string): ColumnChoices => useListMemory().colonne[list] ?? NONE

const NONE = {}
