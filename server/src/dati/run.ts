import { readFile } from 'node:fs/promises'
import { parseConfig, type Config } from '../config.ts'
import { importIncentivi } from '../services/import/incentivi/import-incentivi.ts'
import { importAteco, importComuni, importRaccordo, importVariazioni } from '../services/reference/reference.ts'
import { atTerminal, type Terminal } from './at-terminal.ts'
import { reportLines } from './report.ts'
import { authorOf, openTarget } from './target.ts'
import { parseDatiArgs, UsageError, type DatiArgs } from './usage.ts'

/**
 * `npm run import -- KIND FILE`: loads official data into the data folder, also while the server runs. Answers the exit
 * code: 1 when nothing could be imported.
 */
export const runDati = (words: string[], { env, print, complain }: Terminal): Promise<number> =>
  atTerminal(complain, async () => {
    const args = parseDatiArgs(words)
    const config = parseConfig(env)
    const { dataDir } = config
    const content = await readInput(args.file)
    if (args.kind === 'incentivi') return incentivi(args, { config, content, print })
    if (args.kind === 'comuni') print(`${(await importComuni(dataDir, content)).comuni} comuni imported.`)
    else if (args.kind === 'variazioni') {
      const { variati, divisi } = await importVariazioni(dataDir, content)
      print(`${variati} comuni that are no more imported, ${divisi} of them divided among others.`)
    } else if (args.kind === 'ateco-raccordo') {
      print(`${(await importRaccordo(dataDir, content)).codici} codes between ATECO 2007 and 2025 imported.`)
    } else {
      const { versione, codici } = await importAteco(dataDir, content)
      print(`${codici} codes of ATECO ${versione} imported.`)
    }
    return 0
  })

interface Input {
  config: Config
  content: Uint8Array
  print: (line: string) => void
}

async function incentivi({ tenant: id, utente, prova }: DatiArgs, { config, content, print }: Input): Promise<number> {
  const tenant = await openTarget(config, id)
  try {
    const usr = await authorOf(tenant, utente)
    print(`Importing into ${tenant.id} in the name of ${usr.email} ...`)
    const report = await importIncentivi(tenant, content, { by: usr._id, prova })
    for (const line of reportLines(report)) print(line)
    return report.errori === report.totale ? 1 : 0
  } finally {
    await tenant.store.close()
  }
}

async function readInput(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new UsageError(`Cannot read ${file} (${(error as NodeJS.ErrnoException).code ?? String(error)}).`)
  }
}
