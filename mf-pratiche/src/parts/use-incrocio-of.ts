import type { Azienda, Bando, SavedIncrocio, AgevolazioneEstimate } from '@bandiera/domain'
import { useReadGroup } from '@bandiera/live'
import { estimateIncrocio, evaluate } from '@bandiera/matching'
import { readChangedComuni, readAtecoConversion, usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'

/** The verdict on a company and a grant as a case file keeps it, and the estimate of what the grant would give. */
interface Judged {
  incrocio: Omit<SavedIncrocio, 'quando'>
  stima: AgevolazioneEstimate
}

/** Computes the current verdict on a company and a grant. */
export function useIncrocioOf(): (azienda: Azienda, bando: Bando) => Promise<Judged> {
  const { settings, request } = usePortal()
  const oggi = useToday()
  const reach = useReadGroup()
  const { pesi, esigenze } = settings ?? {}
  return async (azienda, bando) => {
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
