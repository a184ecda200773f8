import type { Riga } from '../parts/righe.ts'
import { testi } from '../testi.ts'

/**
 * Writes one record after the other, so that the rule holds for each.
 * @throws with the number of those done and, for each of the others, its title and the server's reason
 */
export async function writeMany(righe: readonly Riga[], write: (riga: Riga) => Promise<unknown>): Promise<number> {
  const failed: string[] = []
  for (const riga of righe) {
    await write(riga).catch((error: unknown) => {
      failed.push(`${riga.pratica.titolo}: ${error instanceof Error ? error.message : String(error)}`)
    })
  }
  const done = righe.length - failed.length
  if (failed.length > 0) throw new Error(testi.elenco.nonFatte(done, failed.join(' ')))
  return done
}
