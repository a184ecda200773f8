import type { Operazione } from '@bandiera/domain'
import type { Portal } from '@bandiera/platform'
import * as z from 'zod/mini'

/** An import that was written, in the list of imports. */
export interface Importazione {
  id: string
  quando: string
  file?: string | undefined
  nuovi: number
  aggiornati: number
  annullabile: boolean
  annullata?: { quando: string; restano: number } | undefined
}

const ImportazioneSchema = z.object({
  id: z.string(),
  tipo: z.string(),
  quando: z.string(),
  file: z.optional(z.string()),
  nuovi: z.number(),
  aggiornati: z.number(),
  annullabile: z.boolean(),
  annullata: z.optional(z.object({ quando: z.string(), restano: z.number() })),
})
const ListSchema = z.object({ importazioni: z.array(ImportazioneSchema) })
const UndoneSchema = z.object({
  tolti: z.number(),
  riportati: z.number(),
  restano: z.array(z.object({ nome: z.string(), motivo: z.string() })),
})
export type Undone = z.infer<typeof UndoneSchema>

type Request = Portal['request']

/** The imports of companies that the person may take back, newest first. */
export async function importazioniOf(request: Request): Promise<Importazione[]> {
  const { importazioni } = ListSchema.parse(await (await request('/api/importazioni')).json())
  return importazioni.filter(({ tipo }) => tipo === 'aziende')
}

/** Puts an import into the list; `null` for one that wrote nothing. */
export async function recordImport(
  request: Request,
  written: { file: string; nuovi: number; aggiornati: number; operazioni: readonly Operazione[] },
): Promise<string | null> {
  const { file, nuovi, aggiornati, operazioni } = written
  if (operazioni.length === 0) return null
  const body = {
    tipo: 'aziende',
    file: file.slice(0, 200),
    conteggi: { nuovi, aggiornati },
    operazioni: joined(operazioni),
  }
  const answer = await post(request, '/api/importazioni', body)
  return z.object({ id: z.nullable(z.string()) }).parse(answer).id
}

/** Takes a whole import back, record by record. */
export const undoImport = async (request: Request, id: string): Promise<Undone> =>
  UndoneSchema.parse(await post(request, `/api/importazioni/${id}/annulla`, {}))

async function post(request: Request, path: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return (await request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

/** Neighbours in the log as one: an import of thousands of lines is a few ranges. */
export function joined(operazioni: readonly Operazione[]): Operazione[] {
  const found: Operazione[] = []
  for (const { da, a } of operazioni.toSorted((one, other) => one.da - other.da)) {
    const last = found.at(-1)
    if (last && da <= last.a + 1) last.a = Math.max(last.a, a)
    else found.push({ da, a })
  }
  return found
}
