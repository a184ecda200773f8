import {
  aziendaIdOfPratica,
  documentiMancanti,
  plafondDeMinimis,
  richiedeDocumenti,
  riaperturaDi,
  passiDi,
  type Pratica,
  type StatoPratica,
} from '@bandiera/domain'
import { useConGruppo, useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { leadsTeam } from '@bandiera/policy'
import { useToday } from '@bandiera/ui'
import { useMemo, useState } from 'react'
import type { PassoChiesto } from './passo.rules.ts'

/** What is known about a step when its window opens; the case file stays the one that the person saw. */
export function usePassoChiesto(now: Pratica, a: StatoPratica): PassoChiesto {
  const { usr } = usePortal()
  const oggi = useToday()
  const [pratica] = useState(now)
  const azienda = useRecord('aziende', aziendaIdOfPratica(pratica._id))
  const others = useMemo(
    () => azienda && { ...azienda, aiuti: (azienda.aiuti ?? []).filter(({ praticaId }) => praticaId !== pratica._id) },
    [azienda, pratica],
  )
  const whole = useConGruppo(others)
  return useMemo((): PassoChiesto => {
    const riapre = riaperturaDi(pratica) === a && !passiDi(pratica).includes(a)
    const residuo: PassoChiesto['residuo'] = ({ regime, dataConcessione }) =>
      whole ? plafondDeMinimis(whole, regime, dataConcessione).residuo : null
    return {
      pratica,
      a,
      riapre,
      oggi,
      capo: usr !== null && leadsTeam(usr),
      senzaDocumenti: !riapre && richiedeDocumenti(a) && documentiMancanti(pratica, oggi).length > 0,
      residuo,
    }
  }, [pratica, a, oggi, usr, whole])
}
