import type { Settings } from '@bandiera/domain'

/** Settings of the default tenant. */
export const leImpostazioni = (over: Partial<Settings> = {}): Settings => ({
  _id: 'localhost',
  nome: 'Bandiera',
  ...over,
})
