import { datedCriteri, difettiCriterio, type Azienda, type Bando, type Criterio } from '@bandiera/domain'
import { kpiAzienda } from '@bandiera/finance'
import { valuta, type Contesto, type Valutazione } from '@bandiera/matching'
import { useComuniVariati, usePortal, useProvince, useRaccordoAteco } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import { useWatch } from '@bandiera/ui/form'
import { useDeferredValue, useMemo } from 'react'

/** The criteria as they are in the form, as a grant. */
export interface BandoInProva {
  criteri: readonly Criterio[]
  /** How many are not finished: they wait outside. */
  left: number
  /** @param intera the company with the aids of its single undertaking */
  judge: (azienda: Azienda, intera?: Azienda) => Valutazione
}

export function useBandoInProva(name: string): BandoInProva {
  const { settings } = usePortal()
  const oggi = useToday()
  const live = useWatch({ name }) as Criterio[] | undefined
  const all = useDeferredValue(live)
  const apertura = (useWatch({ name: 'dataApertura' }) as string | undefined) || undefined
  const comuniVariati = useComuniVariati()
  const raccordoAteco = useRaccordoAteco()
  const province = useProvince()
  const { pesi, esigenze } = settings ?? {}
  return useMemo(() => {
    const finished = (all ?? []).filter((one) => difettiCriterio(one).length === 0)
    const criteri = [...datedCriteri(finished, apertura)]
    const bando: Bando = { _id: 'prova', createdBy: '', data: { gestori: [], titolo: '', criteri } }
    const contesto: Contesto = { oggi, pesi, esigenze, kpi: kpiAzienda, comuniVariati, raccordoAteco, province }
    return {
      criteri,
      left: (all ?? []).length - criteri.length,
      judge: (azienda, intera = azienda) => valuta(azienda, bando, { ...contesto, unica: () => intera }),
    }
  }, [all, apertura, oggi, pesi, esigenze, comuniVariati, raccordoAteco, province])
}
