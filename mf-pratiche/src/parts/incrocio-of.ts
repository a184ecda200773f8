import type { Azienda, Bando, IncrocioSalvato, Settings } from '@bandiera/domain'
import { valuta } from '@bandiera/matching'

/** The verdict on a company and a grant as it is now, as the case file keeps it. */
export function incrocioOf(
  azienda: Azienda,
  bando: Bando,
  settings: Settings | null,
  oggi: string,
): Omit<IncrocioSalvato, 'quando'> {
  const { pesi, esigenze } = settings ?? {}
  const contesto = { oggi, ...(pesi ? { pesi } : {}), ...(esigenze ? { esigenze } : {}) }
  const { esito, punteggio, criteri } = valuta(azienda, bando, contesto)
  return { esito, punteggio, criteri }
}
