import {
  aziendaIdOfPratica,
  createImpresaUnica,
  documentiMancanti,
  plafondDeMinimis,
  richiedeDocumenti,
  riaperturaDi,
  passiDi,
  type Pratica,
  type StatoPratica,
} from '@bandiera/domain'
import { useRecord, useCollection } from '@bandiera/live'
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
  const aziende = useCollection('aziende')
  return useMemo((): PassoChiesto => {
    const riapre = riaperturaDi(pratica) === a && !passiDi(pratica).includes(a)
    const residuo: PassoChiesto['residuo'] = ({ regime, dataConcessione }) => {
      if (!azienda) return null
      const others = { ...azienda, aiuti: (azienda.aiuti ?? []).filter(({ praticaId }) => praticaId !== pratica._id) }
      const whole = createImpresaUnica([others, ...aziende.filter(({ _id }) => _id !== azienda._id)])(others)
      return plafondDeMinimis(whole, regime, dataConcessione).residuo
    }
    return {
      pratica,
      a,
      riapre,
      oggi,
      capo: usr !== null && leadsTeam(usr),
      senzaDocumenti: !riapre && richiedeDocumenti(a) && documentiMancanti(pratica, oggi).length > 0,
      residuo,
    }
  }, [pratica, a, oggi, usr, azienda, aziende])
}
