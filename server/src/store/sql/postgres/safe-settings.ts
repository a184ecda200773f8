import { PortalError } from '../../../errors.ts'
import type { SqlConnection } from '../engine.ts'

/** What a server must be set to for an acknowledged write to survive a power cut. */
const NEEDED: Record<string, (value: string) => boolean> = {
  fsync: (value) => value === 'on',
  full_page_writes: (value) => value === 'on',
  synchronous_commit: (value) => value !== 'off',
  server_encoding: (value) => value === 'UTF8',
  // a standby answers reads late and refuses writes
  transaction_read_only: (value) => value === 'off',
}

/** `DATABASE_UNSAFE` on a server that could lose, or cannot take, what it is given. */
export async function refuseUnsafe(connection: SqlConnection, name: string): Promise<void> {
  for (const [setting, isSafe] of Object.entries(NEEDED)) {
    const [row] = await connection.all<{ value: string }>('SELECT current_setting(?) AS value', setting)
    if (!isSafe(row?.value ?? '')) throw new PortalError('DATABASE_UNSAFE', name, `${setting} = ${row?.value}`)
  }
}
