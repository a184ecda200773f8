import type { Health, Registry, Release, TeamKey, Tenant, TenantModule } from '../registry.ts'
import type { Generation } from '../../tenant/parts/generations.ts'

/** What the server says; a test changes it and calls `news`. */
export interface RegistryAnswers {
  registro: Registry
  generazioni: Generation[]
  chiavi: TeamKey[]
  /** Answers to everything else, by path without its query; a text is a refusal. */
  others: Record<string, object | string>
}

/** The endpoints of the registry, as a portal's `request` reaches them. */
export function aServer(over: Partial<RegistryAnswers> = {}) {
  const said: RegistryAnswers = { registro: aRegistry(), generazioni: [], chiavi: [], others: {}, ...over }
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
    /** Says that the registry has changed. */
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

export const aTenantModule = (over: Partial<TenantModule> = {}): TenantModule => ({
  id: 'mf-bandi',
  versione: '1.0.0',
  motivo: 'chosen',
  canale: 'stable',
  rifiutate: [],
  usato: true,
  aperte: 0,
  aperteAltre: 0,
  ...over,
})

export const aTenant = (id: string, over: Partial<Tenant> = {}): Tenant => ({
  id,
  nome: id,
  generazione: 2,
  quando: '2026-11-20T10:00:00Z',
  chi: 'Ada',
  perche: 'correzioni',
  moduli: [aTenantModule()],
  ...over,
})

export const aRelease = (versione: string, over: Partial<Release> = {}): Release => ({
  id: 'mf-bandi',
  versione,
  contratto: '^2.0.0',
  pubblicato: '2026-11-20T10:00:00Z',
  chiave: '54aeefcf52faf331',
  peso: 2048,
  dati: { legge: ['usr'], scrive: ['bandi'] },
  ...over,
})

export const someHealth = (version: string, over: Partial<Health> = {}): Health => ({
  tenant: 'uno.test',
  id: 'mf-bandi',
  version,
  loads: 100,
  usual: 400,
  bytes: 1000,
  failures: {},
  csp: 0,
  longTasks: 0,
  ...over,
})

export const aRegistry = (over: Partial<Registry> = {}): Registry => ({
  shell: { version: '3.1.0', contracts: ['2.0.0', '1.0.0'], shared: { react: '19.3.1' } },
  canali: { 'mf-bandi': { stable: '1.0.0', next: '1.1.0' } },
  trattenuti: [],
  tenant: [aTenant('uno.test'), aTenant('due.test')],
  rilasci: [aRelease('1.0.0'), aRelease('1.1.0')],
  salute: [],
  ...over,
})

export const aGeneration = (n: number, over: Partial<Generation> = {}): Generation => ({
  n,
  choices: { 'mf-bandi': { version: `1.${n}.0`, channel: 'stable' } },
  at: '2026-11-20T10:00:00Z',
  by: 'Ada',
  why: `motivo ${n}`,
  verb: 'promuovi',
  ...over,
})
