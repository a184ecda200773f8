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
import { FieldStates, SampleGroup } from '../sample.tsx'

/** Fields of free text, and what fields are made of. */
export function TextFieldsSection() {
  const id = useId()
  return (
    <>
      <FieldStates
        aiuto="Come in visura."
        campo={(props) => <TextInput {...props} />}
        errore="Inserisci la ragione sociale"
        nome="Ragione sociale"
        solaLettura
        valore="Neri Software Srl"
      />
      <FieldStates
        aiuto="Quello che serve a chi apre la pratica."
        campo={(props) => <TextAreaInput {...props} />}
        errore="Scrivi almeno una riga"
        nome="Note"
        solaLettura
        valore={'Prima riga.\nSeconda riga.'}
      />
      <FieldStates
        campo={(props) => <EmailInput {...props} />}
        errore="Dopo la @ c’è una virgola: forse volevi un punto."
        nome="E-mail"
        sbagliato="ada@studio,it"
        solaLettura
        valore="ada@studio.example"
      />
      <FieldStates
        campo={(props) => <PecInput {...props} />}
        daRivedere="neri@gmail.com"
        errore="Nell’indirizzo manca la @: scrivilo come nome@dominio.it."
        nome="PEC"
        sbagliato="neri.pec.it"
        solaLettura
        valore="neri@pec.example.it"
      />
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

/** Fields of a record as its table describes them: asked for, and read. */
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
