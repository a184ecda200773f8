import type { Tenant, TenantModule, Registry, Release, Health } from '../registry.ts'
import type { Generation } from '../../tenant/parts/generations.ts'

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
