import { formatEuro } from '@bandiera/domain'
import { useChoices, useRecord, useSome } from '@bandiera/live'
import { EmptyState, Typography } from '@bandiera/ui'
import { CheckInput, ComboInput, EuroInput, NumberInput, SelectInput, useWatch } from '@bandiera/ui/form'
import { AZIENDE } from '../azienda-options.ts'
import { prestiti as testi } from '../testi.ts'
import { FINALITA, type PrestitoValues } from './richiesta-prestito.rules.ts'

const Importo = () => (
  <>
    <EuroInput label={testi.importo} name="importo" />
    <NumberInput label={testi.mesi} name="mesi" unit="mesi" />
    <SelectInput label={testi.finalita} name="finalita" options={FINALITA} />
  </>
)

function AziendaPasso() {
  const options = useChoices('aziende', AZIENDE)
  if (!useSome('aziende')) return <EmptyState text={testi.senzaAziende} title={testi.passi[1]!} />
  return <ComboInput label={testi.azienda} name="azienda" source={options} />
}

function Consensi() {
  const [importo, mesi, azienda] = useWatch<PrestitoValues, ['importo', 'mesi', 'azienda']>({
    name: ['importo', 'mesi', 'azienda'],
  })
  const nome = useRecord('aziende', azienda?.value ?? '')?.ragioneSociale ?? ''
  return (
    <>
      <Typography>{testi.riepilogo(formatEuro(importo), mesi, nome)}</Typography>
      <CheckInput label={testi.consenso} name="consenso" />
    </>
  )
}

/** The steps in order. */
export const passi = [Importo, AziendaPasso, Consensi] as const
