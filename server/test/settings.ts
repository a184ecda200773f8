import type { Settings } from '@bandiera/domain'

/** Settings of the default tenant. */
export const tenantSettings = (over: Partial<Settings> = {}): Settings => ({
  _id: 'localhost',
  nome: 'Bandiera',
  ...over,
})
