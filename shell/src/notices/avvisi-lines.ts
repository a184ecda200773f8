import { OTHER_AZIENDE, aziendeOfAvviso, isAvvisoLineRead, type Avviso } from '@bandiera/domain'

// Apart from the rest of the panel: the first load holds the bell's count, the panel loads when it is opened.

export const countUnreadLines = (avvisi: readonly Avviso[]): number =>
  new Set(avvisi.flatMap((avviso) => linesOf(avviso).filter((riga) => !isAvvisoLineRead(avviso, riga)))).size

/** The lines of a notice: one per named company, one for all other companies; an alert to operators is one line. */
export function linesOf(avviso: Avviso): readonly string[] {
  if (avviso.tipo === 'registro') return [avviso._id]
  const aziende = aziendeOfAvviso(avviso)
  return (avviso.quante ?? 0) > aziende.length ? [...aziende, OTHER_AZIENDE] : aziende
}
