import { PhoneInput, PhoneLink } from '@bandiera/ui/form'
import { Gruppo, Riga } from '../campione.tsx'
import { StatiCampo } from '../stati-campo.tsx'

/** The phone field, and a number to call. */
export function Telefono() {
  return (
    <>
      <StatiCampo
        aiuto="Senza prefisso è un numero italiano; con + o 00 davanti, di qualunque Paese."
        campo={(props) => <PhoneInput {...props} />}
        errore="Numero troppo corto"
        nome="Telefono"
        sbagliato="05"
        solaLettura
        valore="+390512345678"
      />
      <Gruppo nome="Numero da chiamare">
        <Riga>
          <PhoneLink value="+390512345678" />
          <PhoneLink value="+41446681800" />
        </Riga>
      </Gruppo>
    </>
  )
}
