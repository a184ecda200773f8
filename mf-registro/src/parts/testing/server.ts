import type { TeamKey } from '../../releases/parts/keys.ts'
import type { Generation } from '../../tenant/parts/generations.ts'
import type { Registry } from '../registry.ts'
import { aRegistry } from './registry.ts'

/** What the server says; a test changes it and calls `news`. */
export interface Said {
  registro: Registry
  generazioni: Generation[]
  chiavi: TeamKey[]
  /** Answers to everything else, by path without its query; a text is a refusal. */
  others: Record<string, object | string>
}

/** The endpoints of the registry, as a portal's `request` reaches them. */
export function aServer(over: Partial<Said> = {}) {
  const said: Said = { registro: aRegistry(), generazioni: [], chiavi: [], others: {}, ...over }
  const posted: { path: string; body: unknown }[] = []
  const waiting: ((mark: string) => void)[] = []
  let mark = 0
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const [bare = ''] = path.split('?')
    if (init.method) posted.push({ path, body: init.body ? JSON.parse(String(init.body)) : null })
    const other = said.others[bare]
    if (typeof other === 'string') throw new Error(other)
    if (other) return Response.json(other)
    if (bare === '/api/registro/novita') return news(path.endsWith(`da=${mark}`), init.signal)
    if (bare === '/api/registro') return Response.json(said.registro)
    if (bare.startsWith('/api/registro/generazioni/')) return generazioni(path)
    if (bare === '/api/registro/anteprime') return Response.json({ anteprime: [] })
    if (bare === '/api/registro/freni') return Response.json({ freni: [] })
    if (bare === '/api/registro/chiavi') return Response.json({ chiavi: said.chiavi })
    if (init.method === 'DELETE') return new Response(null, { status: 204 })
    throw new Error(`no answer for ${path}`)
  }
  return {
    said,
    posted,
    request,
    /** Somebody changed the registry. */
    news: async () => {
      mark += 1
      for (const go of waiting.splice(0)) go(String(mark))
    },
  }

  /** Kept until there is something to say, as the server does. */
  function news(isKnown: boolean, signal?: AbortSignal | null): Promise<Response> {
    if (!isKnown) return Promise.resolve(Response.json({ segno: String(mark) }))
    return new Promise((resolve, reject) => {
      waiting.push((segno) => resolve(Response.json({ segno })))
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }

  function generazioni(path: string): Response {
    const quante = Number(/quante=(\d+)/.exec(path)?.[1] ?? Infinity)
    return Response.json({ generazioni: said.generazioni.slice(0, quante) })
  }
}
