import { usePortal } from '@bandiera/platform'
import type { Comune } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { atecoOption, type AtecoOption } from '../rules/ateco.rules.ts'

const ComuniSchema = z.array(
  z.object({
    codice: z.string(),
    nome: z.string(),
    provincia: z.string(),
    soppressoDal: z.optional(z.string()),
  }),
)
const AtecoSchema = z.array(z.object({ codice: z.string(), titolo: z.string(), versione: z.enum(['2007', '2025']) }))

type Search<O> = (text: string, signal: AbortSignal) => Promise<O[]>

/** Comuni by the first letters of their name, of one province when given. */
export function useComuni(provincia: string): Search<Comune> {
  const { request } = usePortal()
  return async (q, signal) => {
    const answer = await request(`/api/riferimenti/comuni?${query({ q, provincia })}`, { signal })
    return ComuniSchema.parse(await answer.json())
  }
}

/** ATECO codes by words of their title or by code, of both versions: a visura may show either. */
export function useAteco(): Search<AtecoOption> {
  const { request } = usePortal()
  return async (q, signal) => {
    const answer = await request(`/api/riferimenti/ateco?${query({ q })}`, { signal })
    return AtecoSchema.parse(await answer.json()).map((row) => atecoOption(row.codice, row.versione, row.titolo))
  }
}

const query = (params: Record<string, string>): string =>
  new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString()
