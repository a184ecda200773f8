import { aziendeOfAvviso, type Avviso, type CountedBandi, type AziendaNews } from './avviso.ts'

// Apart from the record: the bell counts companies in the first load, the panel loads what they say.

/** What a notice says of a company; `possibili` are grants that it may fit, which only old notices hold. */
export interface AvvisoNews extends AziendaNews {
  possibili?: CountedBandi
}

/** What a notice of either shape says, company by company; of one that lacks fields what it has. */
export function newsOfAvviso(avviso: Avviso): readonly AvvisoNews[] {
  if (avviso.tipo === 'registro') return []
  if (avviso.tipo === 'incroci') return avviso.novita ?? []
  const { tipo, bandoId, chiude, creatoIl = '' } = avviso
  const part: CountedBandi = { quanti: 1, bandi: [bandoId], ...(chiude && { fino: chiude }) }
  return (avviso.aziende ?? []).map((aziendaId) => ({ aziendaId, quando: creatoIl, [PARTS[tipo]]: part }))
}

const PARTS = { nuovo_incrocio: 'possibili', bando_cambiato: 'cambiati', scadenza: 'scadenze' } as const

/** How many companies a notice is about besides those that it holds one by one. */
export const otherAziendeCount = (avviso: Avviso): number =>
  avviso.tipo === 'registro' ? 0 : Math.max(0, (avviso.quante ?? 0) - aziendeOfAvviso(avviso).length)
