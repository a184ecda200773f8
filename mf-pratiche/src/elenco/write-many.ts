import type { Operazione } from '@bandiera/domain'
import type { Riga } from '../parts/righe.ts'
import { testi } from '../testi.ts'

/**
 * Writes one record after the other, so that the rule holds for each. Resolves with what was written.
 * @param onPart hears of what was written when not everything was
 * @throws with the number of those done and, for each of the others, its title and the server's reason
 */
export async function writeMany(
  righe: readonly Riga[],
  write: (riga: Riga) => Promise<Operazione | null>,
  onPart: (written: readonly (Operazione | null)[]) => void = () => undefined,
): Promise<readonly (Operazione | null)[]> {
  const written: (Operazione | null)[] = []
  const failed: string[] = []
  for (const riga of righe) {
    await write(riga).then(
      (operation) => written.push(operation),
      (error: unknown) =>
        failed.push(`${riga.pratica.titolo}: ${error instanceof Error ? error.message : String(error)}`),
    )
  }
  if (failed.length === 0) return written
  if (written.length > 0) onPart(written)
  throw new Error(testi.elenco.nonFatte(written.length, failed.join(' ')))
}
