import type { PublicTenant } from '@bandiera/wire'
import { tenantAtom, useFact } from '../state.ts'

/** The tenant's white label as it is now; follows the settings while the page is open. */
export const useTenant = (): PublicTenant => useFact(tenantAtom)
