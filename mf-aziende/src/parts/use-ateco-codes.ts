import { FoundCodeSchema, formatAteco, type CodiceAteco, type FoundCode } from '@bandiera/domain'
import { usePortal, type Portal } from '@bandiera/platform'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { postJson } from './post-json.ts'

type Request = Portal['request']

const known = new WeakMap<Request, Map<string, FoundCode>>()
const asked = new WeakMap<Request, Map<string, Promise<boolean>>>()

/** What the server's tables say of codes; `undefined` until it answers. */
export function useAtecoCodes(
  codes: readonly CodiceAteco[],
  wanted = true,
): (code: CodiceAteco) => FoundCode | undefined {
  const { request } = usePortal()
  const [, setAnswers] = useState(0)
  const kept = keptOf(request)
  const missing = wanted ? [...new Set(codes.map(keyOf))].filter((key) => !kept.has(key)).join(' ') : ''
  useEffect(() => {
    if (!missing) return
    let isGone = false
    void askOnce(request, missing).then((answered) => answered && !isGone && setAnswers((n) => n + 1))
    return () => void (isGone = true)
  }, [request, missing])
  return (code) => kept.get(keyOf(code))
}

export const titleIn = (found: FoundCode | undefined, { versione }: CodiceAteco): string | undefined =>
  versione && found?.titoli[versione]

function keptOf(request: Request): Map<string, FoundCode> {
  let kept = known.get(request)
  if (!kept) known.set(request, (kept = new Map()))
  return kept
}

const keyOf = ({ codice, versione = '' }: Pick<CodiceAteco, 'codice'> & { versione?: string | undefined }): string =>
  `${formatAteco(codice)}/${versione}`

/** Parts of a page that want the same codes ask for them once; what failed is asked again the next time. */
function askOnce(request: Request, missing: string): Promise<boolean> {
  const own = asked.get(request) ?? new Map<string, Promise<boolean>>()
  asked.set(request, own)
  let answer = own.get(missing)
  if (!answer) {
    answer = ask(request, missing.split(' ')).finally(() => own.delete(missing))
    own.set(missing, answer)
  }
  return answer
}

async function ask(request: Request, keys: readonly string[]): Promise<boolean> {
  const codici = keys.map((key) => {
    const [codice, versione] = key.split('/')
    return { codice, ...(versione && { versione }) }
  })
  try {
    const found = z.array(FoundCodeSchema).parse(await postJson(request, '/api/riferimenti/ateco', { codici }))
    keys.forEach((key, i) => found[i] && keptOf(request).set(key, found[i]))
    return true
  } catch {
    return false
  }
}
