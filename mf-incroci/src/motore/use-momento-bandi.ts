import type { Momento } from '@bandiera/domain'
import { useCollection } from '@bandiera/live'
import { useMomento } from '@bandiera/ui'

/** The moment by which the grants that the user sees are judged. */
export const useMomentoBandi = (): Momento => useMomento(useCollection('bandi'))
