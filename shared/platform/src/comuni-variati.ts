import type { ComuniVariati } from '@bandiera/domain'
import type { Portal } from './portal.tsx'
import { createTabella } from './tabella.ts'

type Request = Portal['request']

const tabella = createTabella('readComuniVariati')

/**
 * What became of comuni that are no more, as verdicts need it (`comuniVariati` of the matching context); the same object for
 * every part of a module. `undefined` where no table was imported, or the server did not answer: then it is asked again the next time.
 */
export function reachComuniVariati(request: Request): Promise<ComuniVariati | undefined> {
  return tabella.reach(request)
}

/** The same for a screen: `undefined` until it is there. */
export function useComuniVariati(): ComuniVariati | undefined {
  return tabella.use()
}
