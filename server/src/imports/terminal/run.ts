import { firstRole, type ImportReport, type ImportRow, type Usr } from '@bandiera/domain'
import { readFile } from 'node:fs/promises'
import { type Config, parseConfig } from '../../config.ts'
import { importIncentivi } from '../incentivi/import-incentivi.ts'
import { importAteco, importComuni, importConversion, importVariazioni } from '../../tenants/tables/reference.ts'
import { atTerminal, type ImportArgs, parseImportArgs, type Terminal, UsageError } from '../../operations/terminal.ts'
import { loadKeys } from '../../accounts/keys.ts'
import { type Tenant } from '../../tenants/tenant.ts'
import { databasesIn } from '../../store/databases.ts'
import { openTenant } from '../../tenants/open-tenant.ts'

/** `npm run import -- KIND FILE`, also while the server runs; exit code 1 when nothing could be imported. */
export const runImport = (words: string[], { env, print, complain }: Terminal): Promise<number> =>
  atTerminal(complain, async () => {
    const args = parseImportArgs(words)
    const config = parseConfig(env)
    const { dataDir } = config
    const content = await readInput(args.file)
    if (args.kind === 'incentivi') return incentivi(args, { config, content, print })
    if (args.kind === 'comuni') print(`${(await importComuni(dataDir, content)).comuni} comuni imported.`)
    else if (args.kind === 'variazioni') {
      const { variati, divisi } = await importVariazioni(dataDir, content)
      print(`${variati} comuni that are no more imported, ${divisi} of them divided among others.`)
    } else if (args.kind === 'ateco-raccordo') {
      print(`${(await importConversion(dataDir, content)).codici} codes between ATECO 2007 and 2025 imported.`)
    } else {
      const { versione, codici } = await importAteco(dataDir, content)
      print(`${codici} codes of ATECO ${versione} imported.`)
    }
    return 0
  })

interface Input extends Pick<Terminal, 'print'> {
  config: Config
  content: Uint8Array
}

async function incentivi(
  { tenant: id, utente, prova }: ImportArgs,
  { config, content, print }: Input,
): Promise<number> {
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

const TITLE = 60

function reportLines(report: ImportReport): string[] {
  const rows = report.righe.map(({ riga, idEsterno, esito, titolo }) => [String(riga), idEsterno, esito, short(titolo)])
  const lines = tableLines([['row', 'id', 'verdict', 'title'], ...rows])
  const [head = '', ...body] = lines
  const { totale, nuovi, aggiornati, identici, errori, prova } = report
  const totals = `${totale} records: ${nuovi} nuovi, ${aggiornati} aggiornati, ${identici} identici, ${errori} errori.`
  return [
    head,
    ...body.flatMap((line, i) => [line, ...notesOf(report.righe[i]!)]),
    '',
    prova ? `${totals} A dry run: nothing was written.` : totals,
  ]
}

function notesOf({ motivo, daControllare }: ImportRow): string[] {
  const flags = daControllare.map(({ campo, motivo: reason }) => `     da controllare: ${campo} - ${reason}`)
  return motivo ? [`     errore: ${motivo}`, ...flags] : flags
}

function tableLines(rows: string[][]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')
  return rows.map((row) => line(row).trimEnd())
}

const short = (text: string): string => (text.length > TITLE ? `${text.slice(0, TITLE - 1)}…` : text)

const DEFAULT_TENANT = 'localhost'

async function openTarget(config: Config, wanted: string | undefined): Promise<Tenant> {
  const { dataDir } = config
  const databases = await databasesIn(config)
  const ids = await databases.ids()
  if (ids.length === 0) {
    throw new UsageError(`No tenant in ${dataDir}. Start the portal once, or name its data folder with BANDIERA_DATA.`)
  }
  const id = wanted ?? (ids.length === 1 ? ids[0]! : DEFAULT_TENANT)
  if (!ids.includes(id)) {
    const problem = wanted ? `Unknown tenant: ${wanted}.` : 'Say which tenant with --tenant.'
    throw new UsageError(`${problem} There are: ${ids.join(', ')}.`)
  }
  return openTenant(id, { dataDir, ...(await loadKeys(dataDir)), databases })
}

/** The user of that e-mail, else the tenant's first editore. */
async function authorOf(tenant: Tenant, email: string | undefined): Promise<Usr> {
  const usr = email === undefined ? await firstEditore(tenant) : await tenant.users.byEmail(email)
  if (!usr) {
    const problem = email === undefined ? 'has no editore: name an admin with --user EMAIL' : `has no user ${email}`
    throw new UsageError(`${tenant.id} ${problem}.`)
  }
  const role = firstRole(usr.role)
  if (role === 'editore' || role === 'admin') return usr
  throw new UsageError(`${usr.email} is a ${role}: only an editore or an admin may import grants.`)
}

async function firstEditore({ store }: Tenant): Promise<Usr | null> {
  let first: Usr | null = null
  // ids grow with time and the scan goes down: the last one seen is the oldest
  for await (const { doc } of store.scan('usr'))
    if (firstRole(doc.role) === 'editore' && doc.attivo !== false) first = doc
  return first
}
