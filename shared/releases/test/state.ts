import type { Choices, Generation, RegistryState, Release, TenantState } from '../src/types.ts'

export const aRelease = (version: string, rest: Partial<Release> = {}): Release => ({
  id: 'mf-bandi',
  version,
  contract: '^2.0.0',
  shared: { react: '^19.0.0' },
  ...rest,
})

export const aGeneration = (n: number, choices: Choices, tenant = 'uno.test'): Generation => ({
  tenant,
  n,
  choices,
  at: '2026-11-20T10:00:00.000Z',
  by: 'Ada',
  why: 'prova',
  verb: 'promuovi',
})

/** A tenant that uses `mf-bandi`; its generations newest first. */
export const aTenant = (id = 'uno.test', ...generations: Generation[]): TenantState => ({
  id,
  generations,
  used: ['mf-bandi'],
})

/** Shell 3.1.0, which speaks contracts 2 and 1, and `mf-bandi` 1.0.0 as it came with the portal. */
export const aState = (rest: Partial<RegistryState> = {}): RegistryState => ({
  shell: { version: '3.1.0', contracts: ['2.0.0', '1.0.0'], shared: { react: '19.3.1' } },
  releases: [aRelease('1.0.0', { builtIn: true }), aRelease('1.1.0'), aRelease('1.2.0')],
  channels: {},
  tenants: [aTenant()],
  holds: [],
  floors: {},
  withdrawn: [],
  ...rest,
})
