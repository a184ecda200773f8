import type { Momento } from '@bandiera/domain'
import { useHeld } from '@bandiera/live'
import { useMomento } from '@bandiera/ui'

/** The moment by which grants are judged; it moves on at the hours of those that the page holds. */
export const useMomentoBandi = (): Momento => useMomento(useHeld('bandi'))
