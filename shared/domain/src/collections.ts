/** Spec §3. Each part of a collection is listed by these names, so a collection that lacks a part does not compile. */
export const COLLECTIONS = [
  'avvisi',
  'aziende',
  'bandi',
  'docs',
  'istituti',
  'pratiche',
  'settings',
  'usr',
  'viste',
] as const
export type CollectionName = (typeof COLLECTIONS)[number]
export const isCollection = (name: unknown): name is CollectionName => COLLECTIONS.some((one) => one === name)
