import { fieldRules, ruleFault, type FieldRule } from '@bandiera/domain'
import {
  CodeInput,
  CodiceFiscaleInput,
  ColourInput,
  DateInput,
  EuroInput,
  IbanInput,
  NumberInput,
  PartitaIvaInput,
  TimeInput,
} from '../../form.ts'
import { FieldStates } from '../field-states.tsx'

const fault = (rule: FieldRule, value: string): string => ruleFault(rule, value) ?? ''

/** Fields whose value has a rule: identifiers, amounts, days, hours, colours. The errors are those of the rules. */
export function CodesSection() {
  return (
    <>
      <FieldStates
        campo={(props) => <PartitaIvaInput {...props} />}
        errore={fault(fieldRules.partitaIva, '01234567890')}
        nome="Partita IVA"
        sbagliato="01234567890"
        solaLettura
        valore="01234567897"
      />
      <FieldStates
        campo={(props) => <CodiceFiscaleInput {...props} />}
        errore={fault(fieldRules.codiceFiscale, 'RSSMRA85T10A562A')}
        nome="Codice fiscale"
        sbagliato="RSSMRA85T10A562A"
        solaLettura
        valore="RSSMRA85T10A562S"
      />
      <FieldStates
        campo={(props) => <IbanInput {...props} />}
        errore={fault(fieldRules.iban, 'IT65A0542811101000000123456')}
        nome="IBAN"
        sbagliato="IT65A0542811101000000123456"
        solaLettura
        valore="IT60X0542811101000000123456"
      />
      <FieldStates
        campo={(props) => <CodeInput code="cap" {...props} />}
        errore={fault(fieldRules.cap, '2404')}
        nome="CAP"
        sbagliato="2404"
        solaLettura
        valore="24044"
      />
      <FieldStates
        aiuto="Mai negativo, due decimali."
        campo={(props) => <EuroInput {...props} />}
        errore="Inserisci l’importo richiesto"
        nome="Importo"
        solaLettura
        valore={1234.5}
      />
      <FieldStates
        campo={(props) => <NumberInput decimals={1} unit="ULA" {...props} />}
        errore="Inserisci gli addetti"
        nome="Addetti"
        solaLettura
        valore={12.5}
      />
      <FieldStates
        aiuto="Anche 5/3/26, 050326, oggi, +7."
        campo={(props) => <DateInput {...props} />}
        errore={fault(fieldRules.data, '31 febbraio')}
        nome="Data"
        sbagliato="31 febbraio"
        solaLettura
        valore="2026-03-05"
      />
      <FieldStates
        aiuto="Anche 9.30, 930, 9."
        campo={(props) => <TimeInput {...props} />}
        errore={fault(fieldRules.ora, '25.00')}
        nome="Ora"
        sbagliato="25.00"
        solaLettura
        valore="09:30"
      />
      <FieldStates
        campo={(props) => <ColourInput {...props} />}
        daRivedere="#ffd400"
        errore={fault(fieldRules.hexOrRgbColor, 'blu')}
        nome="Colore"
        sbagliato="blu"
        solaLettura
        valore="#1d4ed8"
      />
    </>
  )
}
