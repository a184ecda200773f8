import type { Avviso } from '@bandiera/domain'

/** Everything that one person was told of one grant. */
export interface GruppoAvvisi {
  bandoId: string
  /** Newest first. */
  avvisi: readonly Avviso[]
  unread: readonly Avviso[]
}

export const isUnread = ({ lettoIl }: Avviso): boolean => lettoIl === undefined

/** Notices by grant; the one that was told last stands first. */
export function groupAvvisi(avvisi: readonly Avviso[]): GruppoAvvisi[] {
  const groups = new Map<string, Avviso[]>()
  for (const avviso of avvisi.toSorted((a, b) => (b.creatoIl ?? '').localeCompare(a.creatoIl ?? ''))) {
    const group = groups.get(avviso.bandoId)
    if (group) group.push(avviso)
    else groups.set(avviso.bandoId, [avviso])
  }
  return [...groups].map(([bandoId, own]) => ({ bandoId, avvisi: own, unread: own.filter(isUnread) }))
}
