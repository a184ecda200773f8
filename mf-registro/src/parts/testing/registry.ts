import type { Cliente, ModuloCliente, Registro, Rilascio, Salute } from '../registry.ts'
import type { Generazione } from '../../tenant/parts/generations.ts'

export const unModulo = (over: Partial<ModuloCliente> = {}): ModuloCliente => ({
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

export const unCliente = (id: string, over: Partial<Cliente> = {}): Cliente => ({
  id,
  nome: id,
  generazione: 2,
  quando: '2026-11-20T10:00:00Z',
  chi: 'Ada',
  perche: 'correzioni',
  moduli: [unModulo()],
  ...over,
})

export const unRilascio = (versione: string, over: Partial<Rilascio> = {}): Rilascio => ({
  id: 'mf-bandi',
  versione,
  contratto: '^2.0.0',
  pubblicato: '2026-11-20T10:00:00Z',
  chiave: '54aeefcf52faf331',
  peso: 2048,
  dati: { legge: ['usr'], scrive: ['bandi'] },
  ...over,
})

export const unaSalute = (version: string, over: Partial<Salute> = {}): Salute => ({
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

export const unRegistro = (over: Partial<Registro> = {}): Registro => ({
  shell: { version: '3.1.0', contracts: ['2.0.0', '1.0.0'], shared: { react: '19.3.1' } },
  canali: { 'mf-bandi': { stable: '1.0.0', next: '1.1.0' } },
  trattenuti: [],
  tenant: [unCliente('uno.test'), unCliente('due.test')],
  rilasci: [unRilascio('1.0.0'), unRilascio('1.1.0')],
  salute: [],
  ...over,
})

export const unaGenerazione = (n: number, over: Partial<Generazione> = {}): Generazione => ({
  n,
  choices: { 'mf-bandi': { version: `1.${n}.0`, channel: 'stable' } },
  at: '2026-11-20T10:00:00Z',
  by: 'Ada',
  why: `motivo ${n}`,
  verb: 'promuovi',
  ...over,
})
