import { parseArgs, type ParseArgsConfig } from 'node:util'
import { operatorText, PortalError } from '../errors.ts'

const KINDS = ['incentivi', 'comuni', 'variazioni', 'ateco', 'ateco-raccordo'] as const

export interface ImportArgs {
  kind: (typeof KINDS)[number]
  file: string
  tenant?: string
  utente?: string
  prova: boolean
}

/** A wrong command; the operator reads its message. */
export class UsageError extends Error {}

const USAGE = [
  'Usage: npm run import -- KIND FILE [--tenant ID] [--user EMAIL] [--dry-run]',
  '',
  '  incentivi FILE    grants exported by incentivi.gov.it (JSON), into one tenant',
  '  comuni FILE       comuni of ISTAT (CSV or JSON), for all tenants',
  '  variazioni FILE   changes of comuni of ISTAT since 1991 (CSV), for all tenants',
  '  ateco FILE        codes of ATECO 2007 or 2025 (JSON), for all tenants',
  '  ateco-raccordo FILE  operational table of ISTAT between both (CSV), for all tenants',
  '',
  '  --tenant ID       host name of the tenant, when there is more than one: localhost if there is one of that name',
  '  --user EMAIL      editore or admin in whose name it is done; else the first editore',
  '  --dry-run         report only, write nothing (incentivi)',
].join('\n')

export function parseImportArgs(words: string[]): ImportArgs {
  const options = { tenant: { type: 'string' }, user: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const
  const { values, positionals } = parsedArgs({ args: words, options, allowPositionals: true }, `\n${USAGE}`)
  const [kind, file, ...more] = positionals
  const known = KINDS.find((each) => each === kind)
  if (!known) throw new UsageError(`${kind ? `Unknown kind of data: ${kind}.` : 'Say what to import.'}\n\n${USAGE}`)
  if (!file) throw new UsageError(`Say which file holds the ${known}.\n\n${USAGE}`)
  if (more.length > 0) throw new UsageError(`One file at a time: what is ${more.join(' ')}?\n\n${USAGE}`)
  const option = Object.keys(values).find(() => known !== 'incentivi')
  if (option) throw new UsageError(`--${option} only goes with incentivi: ${known} are the same for all tenants.`)
  return { kind: known, file, tenant: values.tenant, utente: values.user, prova: values['dry-run'] ?? false }
}

/** As `parseArgs`; `UsageError` for words that do not fit. */
export function parsedArgs<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`)
  }
}

export interface Terminal {
  env: Record<string, string | undefined>
  print: (line: string) => void
  complain: (line: string) => void
}

/** Runs a command. An error that the operator can act on is printed and gives the exit code 1, any other is thrown. */
export async function atTerminal(complain: Terminal['complain'], command: () => Promise<number>): Promise<number> {
  try {
    return await command()
  } catch (error) {
    if (error instanceof UsageError) complain(error.message)
    else if (error instanceof PortalError) complain(operatorText(error))
    else throw error
    return 1
  }
}
