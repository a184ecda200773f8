import { ALTRE, altreAziende, isLetta, novitaDi, type Avviso } from '@bandiera/domain'

// Apart from the rest of the panel: the bell counts in the first load, the panel comes when it is opened.

/** Lines that are not read yet: what the bell counts. */
export function countUnreadLines(avvisi: readonly Avviso[]): number {
  const unread = new Set<string>()
  for (const avviso of avvisi) for (const riga of linesOf(avviso)) if (!isLetta(avviso, riga)) unread.add(riga)
  return unread.size
}

/** The lines that a notice has a part in. */
export function linesOf(avviso: Avviso): string[] {
  const aziende = novitaDi(avviso).map(({ aziendaId }) => aziendaId)
  return altreAziende(avviso) > 0 ? [...aziende, ALTRE] : aziende
}
