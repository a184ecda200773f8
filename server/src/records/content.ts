import { STAMP_FIELDS } from '@bandiera/policy'

const stamps: readonly string[] = STAMP_FIELDS

/** A record without its stamps, which say when it was stored and not what it holds. */
export const contentOf = (doc: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([field]) => !stamps.includes(field)))
