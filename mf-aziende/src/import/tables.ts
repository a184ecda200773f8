import { FoundCodeSchema, ComuneReadingSchema, foldText } from '@bandiera/domain'
import type { Portal } from '@bandiera/platform'
import * as z from 'zod/mini'
import { postJson } from '../parts/post-json.ts'
import { atecoReadings, type FileAteco, type AtecoEntry } from './ateco.ts'

const FoundComuneSchema = z.object({ codice: z.string(), nome: z.string(), provincia: z.string() })
export type FoundComune = z.infer<typeof FoundComuneSchema>

const ComuniSchema = z.object({
  completo: z.boolean(),
  comuni: z.array(z.array(FoundComuneSchema)),
  letture: z.optional(z.array(z.object({ candidati: ComuneReadingSchema.shape.candidati }))),
})

export interface FileComuni {
  /** False while the portal knows the capoluoghi only: a name that is not found may exist. */
  completo: boolean
  find: (nome: string, provincia: string) => readonly FoundComune[]
  /** Those that a name may be which is none: the successors of a comune that was divided. */
  candidati?: (nome: string, provincia: string) => readonly FoundComune[]
}

const AT_ONCE = 1000
const keyOf = (nome: string, provincia: string): string => `${foldText(nome)}|${provincia}`

/** Each name is asked for once with its province and once without. */
export async function loadComuni(
  request: Portal['request'],
  wanted: readonly { nome: string; provincia: string }[],
): Promise<FileComuni> {
  const both = wanted.flatMap(({ nome, provincia }) => [
    { nome, provincia },
    { nome, provincia: '' },
  ])
  const distinct = [...new Map(both.map((one) => [keyOf(one.nome, one.provincia), one])).values()]
  const found = new Map<string, Record<'trovati' | 'candidati', readonly FoundComune[]>>()
  let completo = true
  for (let at = 0; at < distinct.length; at += AT_ONCE) {
    const part = distinct.slice(at, at + AT_ONCE)
    const nomi = part.map(({ nome, provincia }) => ({ nome: nome.slice(0, 100), ...(provincia && { provincia }) }))
    const parsed = ComuniSchema.parse(await postJson(request, '/api/riferimenti/comuni', { nomi }))
    completo = parsed.completo
    part.forEach(({ nome, provincia }, index) =>
      found.set(keyOf(nome, provincia), {
        trovati: parsed.comuni[index] ?? [],
        candidati: parsed.letture?.[index]?.candidati ?? [],
      }),
    )
  }
  const of = (nome: string, provincia: string) => found.get(keyOf(nome, provincia))
  return {
    completo,
    find: (nome, provincia) => of(nome, provincia)?.trovati ?? [],
    candidati: (nome, provincia) => of(nome, provincia)?.candidati ?? [],
  }
}

/** The server always has the tables of both versions. */
export async function loadAteco(request: Portal['request'], cells: readonly string[]): Promise<FileAteco> {
  const wanted = [...new Set([...new Set(cells)].flatMap(atecoReadings))]
  const found = new Map<string, readonly AtecoEntry[]>()
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const part = wanted.slice(at, at + AT_ONCE)
    const codici = part.map((codice) => ({ codice }))
    const parsed = z.array(FoundCodeSchema).parse(await postJson(request, '/api/riferimenti/ateco', { codici }))
    parsed.forEach(({ esisteIn, titoli }, index) =>
      found.set(
        part[index]!,
        esisteIn.map((versione) => ({ versione, titolo: titoli[versione] ?? '' })),
      ),
    )
  }
  return { completo: true, find: (codice) => found.get(codice) ?? [] }
}
