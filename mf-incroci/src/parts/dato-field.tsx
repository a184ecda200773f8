import { CheckInput, DateInput, EuroInput, NumberInput, SelectInput, YesNoInput } from '@bandiera/ui/form'
import type { Dato } from '../actions/dato.ts'
import { testi } from '../testi.ts'

/** The field that suits a datum; its value is `valore`. */
export function DatoField({ dato }: { dato: Dato }) {
  const field = { name: 'valore', label: dato.etichetta }
  switch (dato.tipo) {
    case 'numero':
      return <NumberInput {...field} decimals={1} unit={dato.unita} />
    case 'euro':
      return <EuroInput {...field} />
    case 'siNo':
      return <YesNoInput {...field} negated={dato.negato ?? false} sure />
    case 'data':
      return <DateInput {...field} {...(dato.min && { min: dato.min })} {...(dato.max && { max: dato.max })} />
    case 'scelta':
      return <SelectInput {...field} options={dato.scelte} />
    case 'nessunAiuto':
      return <CheckInput help={testi.nessunAiutoManca} label={testi.nessunAiuto} name="valore" />
  }
}
