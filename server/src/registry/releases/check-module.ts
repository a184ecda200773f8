import { isCollection } from '@bandiera/domain'
import { isOlder, isRange, isReleaseVersion } from '@bandiera/releases'
import type { ModuleManifest } from '@bandiera/wire'

/** Bytes of one file. */
export const FILE_LIMIT = 20 * 1024 * 1024
const FILES = 500

const SAFE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/
/** The name holds a hash of the content: browsers keep the file for ever. */
const HASHED = /(?:^|[.-])[0-9a-f]{8,}\.[a-z0-9]+$/
/** The server makes these itself. */
const MADE = /\.(?:br|gz|json)$/
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/

/** Why a `module.json` cannot be published; empty when it can. */
export function faultsOf(modulo: ModuleManifest): string[] {
  return [identityFaults, floorFaults, rangeFaults, dataFaults, fileFaults, examplesFaults, unlisted].flatMap(
    (look) => [...look(modulo)],
  )
}

/** As the build names it; it holds the version, so that two versions in one page never mix. */
export const containerOf = ({ id, version }: Pick<ModuleManifest, 'id' | 'version'>): string =>
  `${id.replace(/^mf-/, '')}_${version}`.replace(/[^A-Za-z0-9_]/g, '_')

function* identityFaults(modulo: ModuleManifest): Iterable<string> {
  const { version, container } = modulo
  if (!isReleaseVersion(version)) yield `«${version}» non è una versione come 1.4.2`
  else if (container !== containerOf(modulo))
    yield `il contenitore si chiama ${container} invece di ${containerOf(modulo)}: compila di nuovo il modulo`
}

function* floorFaults({ version, minimo }: ModuleManifest): Iterable<string> {
  if (minimo === undefined) return
  if (!isReleaseVersion(minimo)) yield `la versione minima «${minimo}» non è una versione come 1.4.2`
  else if (isReleaseVersion(version) && isOlder(version, minimo))
    yield `chiede almeno la ${minimo}, che viene dopo di lui`
}

function* rangeFaults({ contract, shared }: ModuleManifest): Iterable<string> {
  if (typeof contract !== 'string') yield 'il contratto è un numero: servono versioni, come ^2.0.0'
  else if (!isRange(contract)) yield `il contratto «${contract}» non indica delle versioni`
  if (!shared) yield 'mancano le versioni delle librerie condivise (shared)'
  for (const [name, range] of Object.entries(shared ?? {}))
    if (!isRange(range)) yield `«${range}» non indica delle versioni di ${name}`
}

function* dataFaults({ dati }: ModuleManifest): Iterable<string> {
  const names = dati ? [...dati.legge, ...dati.scrive] : []
  for (const name of names) if (!isCollection(name)) yield `dichiara la raccolta «${name}», che il portale non ha`
}

function* fileFaults({ files }: ModuleManifest): Iterable<string> {
  const names = Object.keys(files)
  if (names.length > FILES) yield `i file sono più di ${FILES}`
  for (const name of names) {
    const { size, sri } = files[name]!
    if (!SAFE.test(name) || (MADE.test(name) && !isExamplesFile(name))) yield `il nome di file «${name}» non è ammesso`
    else if (!HASHED.test(name))
      yield `il nome di ${name} non contiene il codice del contenuto: compila per la produzione`
    if (!INTEGRITY.test(sri)) yield `l’impronta di ${name} non è sha384`
    if (!Number.isInteger(size) || size < 0 || size > FILE_LIMIT) yield `${name} supera ${FILE_LIMIT / 1024 / 1024} MB`
  }
}

function* examplesFaults(modulo: ModuleManifest): Iterable<string> {
  const count = Object.keys(modulo.files).filter(isExamplesFile).length
  if (modulo.slots.length > 0 && examplesFile(modulo) === undefined)
    yield 'aggiunge parti agli slot e non ne porta gli esempi: scrivi src/examples.ts e compila di nuovo'
  if (count > 1) yield 'ha più di un file di esempi'
}

function* unlisted({ files, entry, preload, screens = {} }: ModuleManifest): Iterable<string> {
  const named = new Set([entry, ...preload, ...Object.values(screens).flat()])
  for (const name of named) if (!Object.hasOwn(files, name)) yield `${name} non è tra i file`
}

const EXAMPLES_FILE = /^esempi\.[0-9a-f]{8}\.json$/

export const isExamplesFile = (name: string): boolean => EXAMPLES_FILE.test(name)

/** A module that adds nothing to slots has none. */
export const examplesFile = ({ files }: Pick<ModuleManifest, 'files'>): string | undefined =>
  Object.keys(files).find(isExamplesFile)
