import * as path from 'node:path'
import { parseConfig } from '../config.ts'
import { atTerminal, type Terminal } from '../dati/at-terminal.ts'
import { UsageError } from '../dati/usage.ts'
import type { Manifest } from './manifest.ts'
import { ripristina } from './ripristina.ts'
import { salva } from './salva.ts'

/**
 * `salva FOLDER` and `ripristina FOLDER`: a backup of the data folder, and back from it into an empty one. Answers the exit
 * code.
 */
export const runCopie = (words: string[], { env, print, complain }: Terminal): Promise<number> =>
  atTerminal(complain, async () => {
    const [name = '', folder, ...more] = words
    if (name !== 'salva' && name !== 'ripristina') throw new UsageError(`Unknown command: ${name}.`)
    if (!folder || more.length > 0) throw new UsageError(`Usage: npm run ${name} -- FOLDER`)
    const { dataDir, postgres } = parseConfig(env)
    if (postgres) throw new UsageError('Tenants on PostgreSQL are saved with pg_dump: see docs/operate.md.')
    const place = path.resolve(folder)
    const manifest = await (name === 'salva' ? salva(dataDir, place) : ripristina(place, dataDir))
    for (const line of told(manifest)) print(line)
    print(name === 'salva' ? `Saved to ${place}.` : `Restored to ${dataDir}; pages that were open load again.`)
    return 0
  })

function told({ tenants, files }: Manifest): string[] {
  const records = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
  const lines = tenants.map((tenant) => `${tenant.id}: ${records(tenant.records)} records, position ${tenant.seq}`)
  return [...lines, `${files.length} files, ${files.reduce((sum, { byte }) => sum + byte, 0)} bytes`]
}
