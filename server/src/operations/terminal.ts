import { parseArgs } from 'node:util'
import { operatorText, PortalError } from '../errors.ts'

export const KINDS = ['incentivi', 'comuni', 'variazioni', 'ateco', 'ateco-raccordo'] as const
export type Kind = (typeof KINDS)[number]

export interface ImportArgs {
  kind: Kind
  file: string
  tenant?: string
  utente?: string
  prova: boolean
}

/** A wrong command: one line for the operator. */
export class UsageError extends Error {}

export const USAGE = [
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

/** Reads the words after the command; `UsageError` says which one is wrong. */
export function parseImportArgs(words: string[]): ImportArgs {
  const { values, positionals } = parsed(words)
  const [kind, file, ...more] = positionals
  const known = KINDS.find((each) => each === kind)
  if (!known) throw new UsageError(`${kind ? `Unknown kind of data: ${kind}.` : 'Say what to import.'}\n\n${USAGE}`)
  if (!file) throw new UsageError(`Say which file holds the ${known}.\n\n${USAGE}`)
  if (more.length > 0) throw new UsageError(`One file at a time: what is ${more.join(' ')}?\n\n${USAGE}`)
  const option = Object.keys(values).find(() => known !== 'incentivi')
  if (option) throw new UsageError(`--${option} only goes with incentivi: ${known} are the same for all tenants.`)
  return { kind: known, file, tenant: values.tenant, utente: values.user, prova: values['dry-run'] ?? false }
}

function parsed(words: string[]) {
  const options = { tenant: { type: 'string' }, user: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

export interface Terminal {
  env: Record<string, string | undefined>
  print: (line: string) => void
  complain: (line: string) => void
}

/** Runs a command; what the operator can mend is one line and the exit code 1, anything else is thrown. */
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
