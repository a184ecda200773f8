/**
 * Where the files of published releases are. A name is `mf-x/1.2.0/<mark of its modulo.json>/file.js`: two contents that claim
 * one version never meet, and what is there under a name never changes.
 */
export interface Artefatti {
  /** `null` when there is no such file. */
  read(name: string): Promise<Buffer | null>
  /** The file is there whole, or not at all. */
  write(name: string, bytes: Buffer): Promise<void>
  /** Names that begin so, in order. */
  list(prefix: string): Promise<string[]>
  /** Takes away everything that begins so; nothing when there is nothing. */
  remove(prefix: string): Promise<void>
}
