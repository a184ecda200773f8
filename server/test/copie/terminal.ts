import { UNPROVED } from '../../src/copie/manifest.ts'
import { runCopie } from '../../src/copie/run.ts'
import type { Prove } from '../../src/copie/salva.ts'
import { faultsOf } from '../../src/copie/verify-copy.ts'

/** Opens a copy in the process of the test. */
export const proveHere: Prove = (made) => faultsOf(made, UNPROVED)

/** What a command prints and answers. */
export async function run(words: string[], dataDir: string, { env = {}, prove = proveHere } = {}) {
  const [out, err]: [string[], string[]] = [[], []]
  const terminal = { print: (line: string) => out.push(line), complain: (line: string) => err.push(line), prove }
  const code = await runCopie(words, { env: { BANDIERA_DATI: dataDir, ...env }, ...terminal })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
