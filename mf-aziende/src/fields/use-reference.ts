import { AtecoTrovatiSchema, ComuniTrovatiSchema, isAtecoShape } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import type { Comune } from '@bandiera/ui/form'
import { atecoOption, type AtecoOption } from '../rules/ateco.rules.ts'

type Search<O> = (text: string, signal: AbortSignal) => Promise<O[]>

/** Comuni by the first letters of their name, of one province when given. */
export function useComuni(provincia: string): Search<Comune> {
  const { request } = usePortal()
  return async (q, signal) => {
    const answer = await request(`/api/riferimenti/comuni?${query({ q, provincia })}`, { signal })
    return ComuniTrovatiSchema.parse(await answer.json())
  }
}

/** ATECO codes by words of their title or by code, of both versions: a visura may show either. */
export function useAteco(): Search<AtecoOption> {
  const { request } = usePortal()
  return async (q, signal) => {
    const answer = await request(`/api/riferimenti/ateco?${query({ q })}`, { signal })
    // a company has no section for a code
    const codes = AtecoTrovatiSchema.parse(await answer.json()).filter(({ codice }) => isAtecoShape(codice))
    return codes.map((row) => atecoOption(row.codice, row.versione, row.titolo))
  }
}

const query = (params: Record<string, string>): string =>
  new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString()
