/** Where the files of published releases are. Names are `mf-x/1.2.0/file.js`; what is there under a name never changes. */
export interface Artefatti {
  /** `null` when there is no such file. */
  read(name: string): Promise<Buffer | null>
  write(name: string, bytes: Buffer): Promise<void>
  /** Names that begin so. */
  list(prefix: string): Promise<string[]>
  /** Takes away everything that begins so. */
  remove(prefix: string): Promise<void>
}
