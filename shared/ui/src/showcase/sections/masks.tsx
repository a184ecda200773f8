import { fieldRules, maskRule, MASKS, ruleFault } from '@bandiera/domain'
import { MaskedInput } from '../../form.ts'
import { FieldStates } from '../field-states.tsx'

const FIELDS = [
  ['data', 'Data (anno, mese, giorno)', '2026/03/05', '2026/02/31'],
  ['ora', 'Ora con maschera', '09:30', '09:3'],
  ['telefono', 'Telefono con maschera', '(051) 234 - 5678', '(051) 234'],
  ['carta', 'Carta', '4242 4242 4242 4242', '4242 42'],
] as const

/** The four masks of the specification. */
export function MasksSection() {
  return FIELDS.map(([maschera, nome, giusto, sbagliato]) => (
    <FieldStates
      campo={(props) => <MaskedInput mask={MASKS[maschera]} {...props} />}
      errore={faultOf(maschera, sbagliato)}
      key={maschera}
      nome={nome}
      sbagliato={sbagliato}
      solaLettura
      valore={giusto}
    />
  ))
}

function faultOf(maschera: keyof typeof MASKS, value: string): string {
  const incomplete = ruleFault(maskRule(MASKS[maschera]), value)
  return incomplete ?? ruleFault(fieldRules.data, value) ?? ''
}
