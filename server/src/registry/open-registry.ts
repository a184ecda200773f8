import { operatorText, PortalError } from '../errors.ts'
import type { Store, Databases } from '../store/port.ts'

/**
 * Opens the registry's database. When its file is damaged the portals run with their built-in modules, and `tell` gets the
 * reason: running portals matter more than the choice of their versions.
 */
export async function openRegistry(databases: Databases, tell?: (line: string) => void): Promise<Store> {
  try {
    return await databases.openRegistry()
  } catch (error) {
    if (!(error instanceof PortalError && error.code === 'STORE_CORRUPT')) throw error
    tell?.(`${operatorText(error)} Until then all portals run the modules that came with them.`)
    return lostStore(error)
  }
}

/** Refuses everything with the error of the database. */
function lostStore(error: PortalError): Store {
  const refuse = (): Promise<never> => Promise.reject(error)
  const nothingToHear = () => (): void => {}
  return {
    epoch: '',
    get: refuse,
    scan: () => ({ [Symbol.asyncIterator]: () => ({ next: refuse }) }),
    found: refuse,
    held: refuse,
    foundRows: refuse,
    rowsOf: refuse,
    secret: refuse,
    secrets: refuse,
    seq: refuse,
    transact: refuse,
    changesSince: refuse,
    changesOf: refuse,
    deletions: refuse,
    onChange: nothingToHear,
    onSignal: nothingToHear,
    cut: refuse,
    probe: refuse,
    close: async () => {},
  }
}
