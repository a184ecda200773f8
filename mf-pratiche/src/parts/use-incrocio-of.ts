import type { Azienda, Bando, IncrocioSalvato } from '@bandiera/domain'
import { useImpresaUnica } from '@bandiera/live'
import { valuta } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'

/** Gives the verdict on a company and a grant as it is now, as the case file keeps it. */
export function useIncrocioOf(): (azienda: Azienda, bando: Bando) => Omit<IncrocioSalvato, 'quando'> {
  const { settings } = usePortal()
  const oggi = useToday()
  const unica = useImpresaUnica()
  const { pesi, esigenze } = settings ?? {}
  return (azienda, bando) => {
    const { esito, punteggio, criteri } = valuta(azienda, bando, { oggi, pesi, esigenze, unica })
    return { esito, punteggio, criteri }
  }
}
