import type { RaccordoAteco } from '@bandiera/domain'
import type { Portal } from './portal.tsx'
import { createTabella } from './tabella.ts'

type Request = Portal['request']

const tabella = createTabella('readRaccordoAteco')

/**
 * What codes of ATECO 2007 are in 2025, as verdicts need it (`raccordoAteco` of the matching context); the same object for every part of a
 * module. `undefined` where there is no table, or the server did not answer: then it is asked again the next time.
 */
export function reachRaccordoAteco(request: Request): Promise<RaccordoAteco | undefined> {
  return tabella.reach(request)
}

/** The same for a screen: `undefined` until it is there. */
export function useRaccordoAteco(): RaccordoAteco | undefined {
  return tabella.use()
}
