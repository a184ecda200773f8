import { aziendeOfAvviso, type Avviso, type CountedBandi, type AziendaNews } from './avviso.ts'

// Apart from the record: the bell needs only the count in the first load, the panel loads the texts.

/** News of a notice about one company; only old notices have `possibili`, grants that it may fit. */
export interface AvvisoNews extends AziendaNews {
  possibili?: CountedBandi
}

export function newsOfAvviso(avviso: Avviso): readonly AvvisoNews[] {
  if (avviso.tipo === 'registro') return []
  if (avviso.tipo === 'incroci') return avviso.novita ?? []
  const { tipo, bandoId, chiude, creatoIl = '' } = avviso
  const part: CountedBandi = { quanti: 1, bandi: [bandoId], ...(chiude && { fino: chiude }) }
  return (avviso.aziende ?? []).map((aziendaId) => ({ aziendaId, quando: creatoIl, [PARTS[tipo]]: part }))
}

const PARTS = { nuovo_incrocio: 'possibili', bando_cambiato: 'cambiati', scadenza: 'scadenze' } as const

export const otherAziendeCount = (avviso: Avviso): number =>
  avviso.tipo === 'registro' ? 0 : Math.max(0, (avviso.quante ?? 0) - aziendeOfAvviso(avviso).length)
