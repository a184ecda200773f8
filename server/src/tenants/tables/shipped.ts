import { existsSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod'

/** The tables that the server ships, by the name of their file. */
export const TABLES = ['province', 'comuni', 'variazioni', 'ateco-2007', 'ateco-2025', 'ateco-raccordo'] as const
export type TableName = (typeof TABLES)[number]

const ManifestSchema = z.array(
  z.object({
    nome: z.enum(TABLES),
    titolo: z.string(),
    editore: z.string(),
    fonte: z.string(),
    licenza: z.string(),
    giorno: z.iso.date(),
    numero: z.number(),
  }),
)
/** A shipped table: what it is, who publishes it under which licence, the day of its data, how many rows. */
export type AboutTable = z.infer<typeof ManifestSchema>[number]

/** The folder of the data that the server ships: beside the built file, `server/dist`, or above the source. */
export const SHIPPED =
  ['../data', '../../../data']
    .map((folder) => path.join(import.meta.dirname, folder))
    .find((folder) => existsSync(path.join(folder, 'manifest.json'))) ?? ''

const fileOf = (name: string): Buffer => readFileSync(path.join(SHIPPED, name))

/** What is known of each shipped table. */
export const shippedTables = (): AboutTable[] => ManifestSchema.parse(JSON.parse(fileOf('manifest.json').toString()))

const unpacked = new Map<TableName, unknown>()

/** Rows of a shipped table, unpacked once in a process: the same array for all who ask. */
export function shippedRows(name: TableName): unknown {
  if (!unpacked.has(name)) {
    unpacked.set(name, Object.freeze(JSON.parse(gunzipSync(fileOf(`${name}.json.gz`)).toString('utf8'))))
  }
  return unpacked.get(name)
}
