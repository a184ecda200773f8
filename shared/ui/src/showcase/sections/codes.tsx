import { type FieldRule, fieldRules, maskRule, MASKS, ruleFault } from '@bandiera/domain'
import {
  CodeInput,
  CodiceFiscaleInput,
  ColourInput,
  DateInput,
  EuroInput,
  IbanInput,
  MaskedInput,
  NumberInput,
  PartitaIvaInput,
  PhoneInput,
  PhoneLink,
  TimeInput,
} from '../../form.ts'
import { FieldStates, SampleGroup, SampleLine } from '../sample.tsx'

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
