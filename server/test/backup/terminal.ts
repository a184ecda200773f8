import { UNPROVED } from '../../src/operations/backup/manifest.ts'
import { runBackup } from '../../src/operations/backup/run.ts'
import type { Prove } from '../../src/operations/backup/save.ts'
import { faultsOf } from '../../src/operations/backup/verify-copy.ts'

/** Opens a copy in the process of the test. */
export const proveHere: Prove = (made) => faultsOf(made, UNPROVED)

/** What a command prints and answers. */
export async function run(words: string[], dataDir: string, { env = {}, prove = proveHere } = {}) {
  const [out, err]: [string[], string[]] = [[], []]
  const terminal = { print: (line: string) => out.push(line), complain: (line: string) => err.push(line), prove }
  const code = await runBackup(words, { env: { BANDIERA_DATA: dataDir, ...env }, ...terminal })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
