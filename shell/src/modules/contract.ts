import { CONTRACTS } from '@bandiera/platform'
import { isSpoken, type InstalledModule } from '@bandiera/wire'
import { ModuleFailure } from './failure.ts'

/**
 * Refuses a module that was written for a contract which this shell does not speak, before any of its code loads.
 * @throws ModuleFailure
 */
export function checkContract({ id, contract }: Pick<InstalledModule, 'id' | 'contract'>): void {
  if (!isSpoken(contract, CONTRACTS))
    throw new ModuleFailure('contract', `${id} speaks contract ${contract}, this shell speaks ${CONTRACTS.join(', ')}`)
}
