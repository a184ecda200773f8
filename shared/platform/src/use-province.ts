import { adoptedProvince, onProvince, type TavolaProvince } from '@bandiera/domain'
import { useSyncExternalStore } from 'react'

/**
 * The provinces of a newer table of comuni, `undefined` while they are those that the release ships; renders again when an operator loaded
 * another one. `province()`, `findProvincia` and `placeName` of the domain already use it; verdicts take it as `province` of the matching context.
 */
export const useProvince = (): TavolaProvince | undefined => useSyncExternalStore(onProvince, adoptedProvince)
