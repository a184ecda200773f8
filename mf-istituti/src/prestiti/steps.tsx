import { formatEuro } from '@bandiera/domain'
import { useChoices, useRecord, useSome } from '@bandiera/live'
import { EmptyState, Typography } from '@bandiera/ui'
import { CheckInput, ComboInput, EuroInput, NumberInput, SelectInput, useWatch } from '@bandiera/ui/form'
import { AZIENDE } from '../parts/azienda-options.ts'
import { texts } from './texts.ts'
import { FINALITA, type PrestitoValues } from './rules.ts'

const AmountStep = () => (
  <>
    <EuroInput label={texts.importo} name="importo" />
    <NumberInput label={texts.mesi} name="mesi" unit="mesi" />
    <SelectInput label={texts.finalita} name="finalita" options={FINALITA} />
  </>
)

function AziendaStep() {
  const options = useChoices('aziende', AZIENDE)
  if (!useSome('aziende')) return <EmptyState text={texts.senzaAziende} title={texts.passi[1]!} />
  return <ComboInput label={texts.azienda} name="azienda" source={options} />
}

function ConsentStep() {
  const [importo, mesi, azienda] = useWatch<PrestitoValues, ['importo', 'mesi', 'azienda']>({
    name: ['importo', 'mesi', 'azienda'],
  })
  const nome = useRecord('aziende', azienda?.value ?? '')?.ragioneSociale ?? ''
  return (
    <>
      <Typography>{texts.riepilogo(formatEuro(importo), mesi, nome)}</Typography>
      <CheckInput label={texts.consenso} name="consenso" />
    </>
  )
}

/** The steps in order. */
export const STEPS = [AmountStep, AziendaStep, ConsentStep] as const
