import { aziendaFields, formOf, keysIn } from '@bandiera/domain'
import { FormProvider, RecordFacts, RecordInputs, useForm } from '@bandiera/ui/form'
import { Gruppo } from './campione.tsx'

const keys = keysIn(aziendaFields, 'contatti')
const record = { telefono: '+390212345678', email: 'info@neri.it', pec: 'neri@pec.it', sito: 'https://neri.it' }
const contatti = formOf(aziendaFields, keys)

/** Fields of a record as its table describes them: asked for, and read. */
export function CampiRecord() {
  const form = useForm({ defaultValues: contatti.values(record) })
  return (
    <Gruppo nome="Campi di un record">
      <FormProvider {...form}>
        <RecordInputs fields={aziendaFields} keys={keys} />
      </FormProvider>
      <RecordFacts fields={aziendaFields} keys={keys} record={record} />
    </Gruppo>
  )
}
