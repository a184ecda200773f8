import { formatEuro, type Azienda, type Bando } from '@bandiera/domain'
import { useConGruppo, useRecord } from '@bandiera/live'
import { stimaIncrocio } from '@bandiera/matching'
import { useComuniVariati, usePortal, useRaccordoAteco } from '@bandiera/platform'
import { Alert, useToday } from '@bandiera/ui'
import { Stima } from '@bandiera/ui/detail'
import { testi } from '../testi.ts'

interface StimaNotaProps {
  azienda: Azienda | undefined
  bandoId: string | undefined
}

/** What the new case file begins with as its amounts, where the project of the company is known; nothing otherwise. */
export function StimaNota({ azienda, bandoId = '' }: StimaNotaProps) {
  const bando = useRecord('bandi', bandoId)
  return azienda && bando ? <Nota azienda={azienda} bando={bando} /> : null
}

function Nota({ azienda, bando }: { azienda: Azienda; bando: Bando }) {
  const { settings } = usePortal()
  const oggi = useToday()
  const intera = useConGruppo(azienda)
  const comuniVariati = useComuniVariati()
  const raccordoAteco = useRaccordoAteco()
  const { esigenze } = settings ?? {}
  const stima = stimaIncrocio(azienda, bando, { oggi, esigenze, unica: () => intera, comuniVariati, raccordoAteco })
  const { spesa } = stima.ingredienti
  if (spesa === null) return null
  return (
    <Alert severity="info">
      {testi.elenco.stima(formatEuro(spesa, Number.isInteger(spesa) ? 0 : 2))}
      <Stima per={stima.esigenza} stima={stima} />
    </Alert>
  )
}
