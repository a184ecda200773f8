import type { Avviso } from '@bandiera/domain'
import { sightOf } from '@bandiera/policy'
import type { Store } from '../../store/port.ts'

/** A notice with the names that its reader may see today. */
export interface Notizia extends Pick<Avviso, 'tipo' | 'bandoId' | 'giorni' | 'chiude'> {
  titolo: string
  /** Names of the first companies, and how many there are. */
  aziende: string[]
  quante: number
}

/** Companies that a line of a mail names. */
const NAMED = 3

/** Notices in words; of a grant or a company that its reader does not see any more nothing is said. */
export async function worded(store: Store, avvisi: readonly Avviso[], held: ReadonlySet<string>): Promise<Notizia[]> {
  const notizie: Notizia[] = []
  for (const { tipo, bandoId, giorni, chiude, aziende, quante } of avvisi) {
    const bando = await store.get('bandi', bandoId)
    if (!bando || sightOf('bandi', bando.audience, held) !== 'full') continue
    const names: string[] = []
    for (const id of aziende) {
      const azienda = await store.get('aziende', id)
      if (azienda && sightOf('aziende', azienda.audience, held) === 'full') names.push(azienda.doc.ragioneSociale)
    }
    if (names.length === 0) continue
    const { titolo } = bando.doc.data
    notizie.push({
      tipo,
      bandoId,
      giorni,
      chiude,
      titolo,
      aziende: names.slice(0, NAMED),
      quante: names.length + quante - aziende.length,
    })
  }
  return notizie
}
