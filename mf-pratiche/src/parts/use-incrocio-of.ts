import type { Azienda, Bando, IncrocioSalvato } from '@bandiera/domain'
import { useReachGruppo } from '@bandiera/live'
import { valuta } from '@bandiera/matching'
import { reachComuniVariati, usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'

/** Gives the verdict on a company and a grant as it is now, as the case file keeps it. */
export function useIncrocioOf(): (azienda: Azienda, bando: Bando) => Promise<Omit<IncrocioSalvato, 'quando'>> {
  const { settings, request } = usePortal()
  const oggi = useToday()
  const reach = useReachGruppo()
  const { pesi, esigenze } = settings ?? {}
  return async (azienda, bando) => {
    const [whole, comuniVariati] = await Promise.all([reach(azienda), reachComuniVariati(request)])
    const contesto = { oggi, pesi, esigenze, unica: () => whole, comuniVariati }
    const { esito, punteggio, criteri } = valuta(azienda, bando, contesto)
    return { esito, punteggio, criteri }
  }
}
