import { foldText } from '@bandiera/domain'
import type { Portal } from '@bandiera/platform'
import * as z from 'zod/mini'

const AnswerSchema = z.object({
  completo: z.boolean(),
  comuni: z.array(z.array(z.object({ codice: z.string(), nome: z.string(), provincia: z.string() }))),
})
export interface ComuneTrovato {
  codice: string
  nome: string
  provincia: string
}

/** The comuni of a file, by name and province. */
export interface ComuniDelFile {
  /** False while the portal knows the capoluoghi only: a name that is not found may exist. */
  completo: boolean
  find: (nome: string, provincia: string) => readonly ComuneTrovato[]
}

const AT_ONCE = 1000
const keyOf = (nome: string, provincia: string): string => `${foldText(nome)}|${provincia}`

/** Asks the server for all comuni of a file, each name and province once. */
export async function loadComuni(
  request: Portal['request'],
  wanted: readonly { nome: string; provincia: string }[],
): Promise<ComuniDelFile> {
  const distinct = [...new Map(wanted.map((one) => [keyOf(one.nome, one.provincia), one])).values()]
  const found = new Map<string, readonly ComuneTrovato[]>()
  let completo = true
  for (let at = 0; at < distinct.length; at += AT_ONCE) {
    const part = distinct.slice(at, at + AT_ONCE)
    const nomi = part.map(({ nome, provincia }) => ({ nome: nome.slice(0, 100), ...(provincia && { provincia }) }))
    const headers = { 'content-type': 'application/json' }
    const answer = await request('/api/riferimenti/comuni', { method: 'POST', headers, body: JSON.stringify({ nomi }) })
    const parsed = AnswerSchema.parse(await answer.json())
    completo = parsed.completo
    part.forEach(({ nome, provincia }, index) => found.set(keyOf(nome, provincia), parsed.comuni[index] ?? []))
  }
  return { completo, find: (nome, provincia) => found.get(keyOf(nome, provincia)) ?? [] }
}
