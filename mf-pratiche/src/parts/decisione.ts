import { STATI_CONCESSA, type Pratica } from '@bandiera/domain'

/** What the authority decided, also when the case file has moved on since; nothing before. A renunciation is no decision. */
export function decisioneOf({ stato, storico = [] }: Pratica): 'concessa' | 'respinta' | null {
  if (STATI_CONCESSA.includes(stato) || storico.some(({ a }) => a === 'concessa')) return 'concessa'
  return stato === 'respinta' ? 'respinta' : null
}
