import type { Bando } from '@bandiera/domain'
import { useMomento } from './use-momento.ts'

/** Today in Europe/Rome as `YYYY-MM-DD`; a page left open over midnight follows, so that its states stay true. */
export const useToday = (): string => useMomento(NONE).oggi

const NONE: readonly Bando[] = []
