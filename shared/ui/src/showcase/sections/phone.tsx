import { PhoneInput, PhoneLink } from '../../form.ts'
import { SampleGroup, SampleLine } from '../sample.tsx'
import { FieldStates } from '../field-states.tsx'

/** The phone field, and a number to call. */
export function PhoneSection() {
  return (
    <>
      <FieldStates
        aiuto="Senza prefisso è un numero italiano; con + o 00 davanti, di qualunque Paese."
        campo={(props) => <PhoneInput {...props} />}
        errore="Numero troppo corto"
        nome="Telefono"
        sbagliato="05"
        solaLettura
        valore="+390512345678"
      />
      <SampleGroup nome="Numero da chiamare">
        <SampleLine>
          <PhoneLink value="+390512345678" />
          <PhoneLink value="+41446681800" />
        </SampleLine>
      </SampleGroup>
    </>
  )
}
