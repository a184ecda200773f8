import type { PublicTenant } from '@bandiera/wire'
import { useCell } from '../cell.ts'
import { useShell } from '../shell.ts'

/** The tenant's white label as it is now; follows the settings while the page is open. */
export const useTenant = (): PublicTenant => useCell(useShell().tenant)
