/**
 * Storage of the files of published releases. A name is `mf-x/1.2.0/<mark of its module.json>/file.js`: two contents that
 * claim one version never share a folder, and a stored file never changes.
 */
export interface Artifacts {
  read(name: string): Promise<Buffer | null>
  /** Writes it whole, or not at all. */
  write(name: string, bytes: Buffer): Promise<void>
  /** In order. */
  list(prefix: string): Promise<string[]>
  remove(prefix: string): Promise<void>
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/
const PREFIX = /^(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)+$/

/** The name, unless it could lead out of its folder: `..`, a drive and a hidden name are refused. */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error(`not a name of an artefact: ${JSON.stringify(name)}`)
  return name
}

/** The prefix, unless it is not the name of a whole folder: `mf-x/1.2.0` would also be the beginning of `mf-x/1.2.01`. */
export function checkedPrefix(prefix: string): string {
  if (!PREFIX.test(prefix)) throw new Error(`not a folder of artefacts: ${JSON.stringify(prefix)}`)
  return prefix
}
