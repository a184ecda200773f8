import type { CollectionName, Collections } from '@bandiera/domain'
import { useMemo } from 'react'
import { answered } from './answered.ts'
import { findSome } from './find-some.ts'
import { useHeld, useMode } from './hooks.ts'
import { useLive } from './live-provider.tsx'

/** All the choices, or a search for some; it rejects with an Italian message. */
export type Choices<O> = readonly O[] | ((text: string, signal: AbortSignal) => Promise<readonly O[]>)

export interface ChoiceOptions<T, O> {
  /** Which records are choices and what each looks like, in order. Of a long collection they have the fields of `listed` alone. */
  of: (records: readonly T[]) => readonly O[]
  /** The same limits as filters of a window, so that a search does not bring what is no choice. */
  f?: readonly string[]
}

/**
 * Records to choose from, as `source` of a combo box: a list where the page holds the collection, else a search on the server.
 * @param options made once outside the component, or memoised
 * @example <ComboInput label={testi.azienda} name="azienda" source={useChoices('aziende', ATTIVE)} />
 */
export function useChoices<C extends CollectionName, O>(
  coll: C,
  { of, f }: ChoiceOptions<Collections[C], O>,
): Choices<O> {
  const { windows } = useLive()
  const mode = useMode(coll)
  const held = useHeld(coll)
  return useMemo(() => {
    if (mode === null || mode === 'full') return of(held)
    return async (text, signal) => of(await answered(findSome(windows, coll, { text, f }, signal)))
  }, [coll, of, f, mode, held, windows])
}
