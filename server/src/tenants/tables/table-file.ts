import { textOfBytes } from '@bandiera/domain'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import * as path from 'node:path'
import { PortalError } from '../../errors.ts'
import { makeFolder } from '../../store/make-folder.ts'
import { type TableName, shippedRows, shippedTables } from './shipped.ts'

/** The file of a table that was loaded. */
export const fileOfTable = (dataDir: string, name: TableName): string => path.join(dataDir, 'reference', `${name}.json`)

/** Whether an operator loaded a file for it. */
export const isLoaded = (dataDir: string, name: TableName): boolean => existsSync(fileOfTable(dataDir, name))

/** Writes a table whole or not at all: to a file beside it, flushed, then renamed over it. */
export async function writeTable(dataDir: string, name: TableName, rows: unknown): Promise<void> {
  const folder = path.join(dataDir, 'reference')
  const target = fileOfTable(dataDir, name)
  const draft = `${target}.${process.pid}.tmp`
  const refuse = (error: Error): never => {
    throw new PortalError('DATA_UNWRITABLE', folder, error.message)
  }
  await makeFolder(folder).catch(refuse)
  try {
    const file = await open(draft, 'w')
    try {
      await file.writeFile(JSON.stringify(rows))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    refuse(error as Error)
  }
}

/**
 * A table as it is on disk, built again when a load replaces the file; the shipped one while there is none. `build` gets the
 * day of the data, empty for a file that was loaded: it does not say.
 * @example const table = watchTable(dataDir, 'comuni', createComuni)
 */
export function watchTable<R, T>(dataDir: string, name: TableName, build: (rows: R, giorno: string) => T): () => T {
  const file = fileOfTable(dataDir, name)
  let seen = ''
  let table: T | undefined
  return () => {
    const stat = statSync(file, { throwIfNoEntry: false })
    const now = stat ? `${stat.mtimeMs}:${stat.size}:${stat.ino}` : 'none'
    if (table === undefined || now !== seen) {
      const rows = (stat ? JSON.parse(readFileSync(file, 'utf8')) : shippedRows(name)) as R
      table = build(rows, stat ? '' : (shippedTables().find(({ nome }) => nome === name)?.giorno ?? ''))
      seen = now
    }
    return table
  }
}

export interface FileReader {
  /** Parses JSON, or refuses the file. */
  json: (text: string) => unknown
  /** `REFERENCE_FILE` with what the file was to be and what is wrong with it. */
  refuse: (reason: string) => never
}

/** How one kind of reference file is read and refused. */
export function fileReader(kind: string): FileReader {
  const refuse = (reason: string): never => {
    throw new PortalError('REFERENCE_FILE', kind, reason)
  }
  const json = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return refuse('JSON non leggibile')
    }
  }
  return { json, refuse }
}

/** Text of a file given as bytes or as text; no byte order mark is left. */
export const decodeText = (content: Uint8Array | string): string =>
  typeof content === 'string' ? content.replace(/^\uFEFF/, '') : textOfBytes(content)
