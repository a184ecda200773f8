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
import { FieldSamples, type FieldStatesProps, SampleGroup, SampleLine } from '../sample.tsx'

type Values = readonly [rule: FieldRule, right: string, wrong: string]

const ruled = (
  nome: string,
  campo: FieldStatesProps['campo'],
  [rule, valore, sbagliato]: Values,
  more: Partial<FieldStatesProps> = {},
): FieldStatesProps => {
  const errore = ruleFault(rule, sbagliato) ?? ''
  return { nome, campo, valore, sbagliato, errore, solaLettura: true, ...more }
}

const { partitaIva, codiceFiscale, iban, cap, data, ora, hexOrRgbColor } = fieldRules
const CODES: readonly FieldStatesProps[] = [
  ruled('Partita IVA', (props) => <PartitaIvaInput {...props} />, [partitaIva, '01234567897', '01234567890']),
  ruled('Codice fiscale', (props) => <CodiceFiscaleInput {...props} />, [
    codiceFiscale,
    'RSSMRA85T10A562S',
    'RSSMRA85T10A562A',
  ]),
  ruled('IBAN', (props) => <IbanInput {...props} />, [
    iban,
    'IT60X0542811101000000123456',
    'IT65A0542811101000000123456',
  ]),
  ruled('CAP', (props) => <CodeInput code="cap" {...props} />, [cap, '24044', '2404']),
  {
    nome: 'Importo',
    aiuto: 'Mai negativo, due decimali.',
    campo: (props) => <EuroInput {...props} />,
    errore: 'Inserisci l’importo richiesto',
    solaLettura: true,
    valore: 1234.5,
  },
  {
    nome: 'Addetti',
    campo: (props) => <NumberInput decimals={1} unit="ULA" {...props} />,
    errore: 'Inserisci gli addetti',
    solaLettura: true,
    valore: 12.5,
  },
  ruled('Data', (props) => <DateInput {...props} />, [data, '2026-03-05', '31 febbraio'], {
    aiuto: 'Anche 5/3/26, 050326, oggi, +7.',
  }),
  ruled('Ora', (props) => <TimeInput {...props} />, [ora, '09:30', '25.00'], { aiuto: 'Anche 9.30, 930, 9.' }),
  ruled('Colore', (props) => <ColourInput {...props} />, [hexOrRgbColor, '#1d4ed8', 'blu'], { daRivedere: '#ffd400' }),
]

export const CodesSection = () => <FieldSamples of={CODES} />

const PHONE: FieldStatesProps = {
  nome: 'Telefono',
  aiuto: 'Senza prefisso è un numero italiano; con + o 00 davanti, di qualunque Paese.',
  campo: (props) => <PhoneInput {...props} />,
  errore: 'Numero troppo corto',
  sbagliato: '05',
  solaLettura: true,
  valore: '+390512345678',
}

export const PhoneSection = () => (
  <>
    <FieldSamples of={[PHONE]} />
    <SampleGroup nome="Numero da chiamare">
      <SampleLine>
        <PhoneLink value="+390512345678" />
        <PhoneLink value="+41446681800" />
      </SampleLine>
    </SampleGroup>
  </>
)

const MASKED = (
  [
    ['data', 'Data (anno, mese, giorno)', '2026/03/05', '2026/02/31'],
    ['ora', 'Ora con maschera', '09:30', '09:3'],
    ['telefono', 'Telefono con maschera', '(051) 234 - 5678', '(051) 234'],
    ['carta', 'Carta', '4242 4242 4242 4242', '4242 42'],
  ] as const
).map(([maschera, nome, right, wrong]) => {
  const mask = MASKS[maschera]
  const rule = (value: string) => ruleFault(maskRule(mask), value) ?? ruleFault(data, value) ?? true
  return ruled(nome, (props) => <MaskedInput mask={mask} {...props} />, [rule, right, wrong])
})

export const MasksSection = () => <FieldSamples of={MASKED} />
