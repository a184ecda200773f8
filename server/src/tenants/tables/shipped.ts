import { existsSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod'

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

/** Folder of the shipped data: beside the built file, `server/dist`, or above the source. */
export const SHIPPED =
  ['../data', '../../../data']
    .map((folder) => path.join(import.meta.dirname, folder))
    .find((folder) => existsSync(path.join(folder, 'manifest.json'))) ?? ''

const fileOf = (name: string): Buffer => readFileSync(path.join(SHIPPED, name))

export const shippedTables = () => ManifestSchema.parse(JSON.parse(fileOf('manifest.json').toString()))

const unpacked = new Map<TableName, unknown>()

/** Rows of a shipped table: one array for the whole process. */
export function shippedRows(name: TableName): unknown {
  if (!unpacked.has(name))
    unpacked.set(name, Object.freeze(JSON.parse(gunzipSync(fileOf(`${name}.json.gz`)).toString('utf8'))))
  return unpacked.get(name)
}
