import type { Azienda, Bando } from '@bandiera/domain'
import { useReadGroup } from '@bandiera/live'
import { estimateIncrocio, evaluate } from '@bandiera/matching'
import { readChangedComuni, readAtecoConversion, usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'

/** Computes the verdict on a company and a grant as a case file keeps it, and the estimate of what the grant would give. */
export function useIncrocioOf() {
  const { settings, request } = usePortal()
  const oggi = useToday()
  const reach = useReadGroup()
  const { pesi, esigenze } = settings ?? {}
  return async (azienda: Azienda, bando: Bando) => {
    const [whole, comuniVariati, raccordoAteco] = await Promise.all([
      reach(azienda),
      readChangedComuni(request),
      readAtecoConversion(request),
    ])
    const contesto = { oggi, pesi, esigenze, unica: () => whole, comuniVariati, raccordoAteco }
    const { esito, punteggio, criteri } = evaluate(azienda, bando, contesto)
    return { incrocio: { esito, punteggio, criteri }, stima: estimateIncrocio(azienda, bando, contesto) }
  }
}
