import { aziendaFields, formOf, keysIn } from '@bandiera/domain'
import { FormControl, FormHelperText, FormLabel, OutlinedInput } from '../../index.ts'
import {
  EmailInput,
  FieldFrame,
  FormProvider,
  PecInput,
  RecordFacts,
  RecordInputs,
  TextAreaInput,
  TextInput,
  useForm,
} from '../../form.ts'
import { useId } from 'react'
import { FieldSamples, type FieldStatesProps, SampleGroup } from '../sample.tsx'

const FIELDS: readonly FieldStatesProps[] = [
  {
    nome: 'Ragione sociale',
    aiuto: 'Come in visura.',
    campo: (props) => <TextInput {...props} />,
    errore: 'Inserisci la ragione sociale',
    solaLettura: true,
    valore: 'Neri Software Srl',
  },
  {
    nome: 'Note',
    aiuto: 'Quello che serve a chi apre la pratica.',
    campo: (props) => <TextAreaInput {...props} />,
    errore: 'Scrivi almeno una riga',
    solaLettura: true,
    valore: 'Prima riga.\nSeconda riga.',
  },
  {
    nome: 'E-mail',
    campo: (props) => <EmailInput {...props} />,
    errore: 'Dopo la @ c’è una virgola: forse volevi un punto.',
    sbagliato: 'ada@studio,it',
    solaLettura: true,
    valore: 'ada@studio.example',
  },
  {
    nome: 'PEC',
    campo: (props) => <PecInput {...props} />,
    daRivedere: 'neri@gmail.com',
    errore: 'Nell’indirizzo manca la @: scrivilo come nome@dominio.it.',
    sbagliato: 'neri.pec.it',
    solaLettura: true,
    valore: 'neri@pec.example.it',
  },
]

export function TextFieldsSection() {
  const id = useId()
  return (
    <>
      <FieldSamples of={FIELDS} />
      <SampleGroup nome="Di che cosa è fatto un campo">
        <FieldFrame error={undefined} help="Cornice dei campi su misura." label="Cornice">
          {(control) => <OutlinedInput inputProps={control} />}
        </FieldFrame>
        <FormControl sx={{ mt: 4, display: 'flex', maxWidth: 640 }}>
          <FormLabel htmlFor={id}>Parti nude</FormLabel>
          <OutlinedInput id={id} />
          <FormHelperText>Per chi disegna un campo nuovo.</FormHelperText>
        </FormControl>
      </SampleGroup>
      <RecordFields />
    </>
  )
}

const keys = keysIn(aziendaFields, 'contatti')
const record = { telefono: '+390212345678', email: 'info@neri.it', pec: 'neri@pec.it', sito: 'https://neri.it' }
const contactFields = formOf(aziendaFields, keys)

function RecordFields() {
  const form = useForm({ defaultValues: contactFields.values(record) })
  return (
    <SampleGroup nome="Campi di un record">
      <FormProvider {...form}>
        <RecordInputs fields={aziendaFields} keys={keys} />
      </FormProvider>
      <RecordFacts fields={aziendaFields} keys={keys} record={record} />
    </SampleGroup>
  )
}
