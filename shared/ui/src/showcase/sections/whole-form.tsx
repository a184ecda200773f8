import { fieldRules, MASKS, ruleFault, type FieldRule } from '@bandiera/domain'
import { Button, Stack, Typography } from '../../index.ts'
import {
  DateInput,
  EmailInput,
  ErrorSummary,
  EuroInput,
  FieldGroup,
  FormProvider,
  MaskedInput,
  PortalForm,
  TextInput,
  TimeInput,
  useForm,
  type Resolver,
} from '../../form.ts'
import { useState } from 'react'
import { DraftNote } from '../../form/use-draft.tsx'
import { SampleGroup } from '../sample.tsx'

interface Values {
  nome: string
  email: string
  data: string
  ora: string
  carta: string
  importo?: number
}
const emptyValues: Values = { nome: '', email: '', data: '', ora: '', carta: '' }
const formRules: [keyof Values, string, FieldRule][] = [
  ['nome', 'Inserisci il nome', () => true],
  ['email', 'Inserisci l’e-mail', fieldRules.email],
  ['data', 'Inserisci la data', fieldRules.data],
  ['ora', 'Inserisci l’ora', fieldRules.ora],
]

export function FormSection() {
  const [salvato, setSalvato] = useState('')
  const form = useForm<Values>({ defaultValues: emptyValues, resolver })
  const save = async (values: Values) => {
    if (values.nome === 'Rifiuta') throw new Error('Qualcun altro ha modificato questo elemento.')
    return values.nome
  }
  return (
    <>
      <SampleGroup nome="Modulo">
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          Con il nome «Rifiuta» il server non accetta.
        </Typography>
        <PortalForm form={form} label="Modulo di esempio" onCancel={() => {}} onSaved={setSalvato} onSubmit={save}>
          <TextInput label="Nome" name="nome" />
          <EmailInput label="Recapito e-mail" name="email" />
          <FieldGroup title="Appuntamento">
            <DateInput help="Anche 5/3/26, oggi, +7." label="Giorno" name="data" />
            <TimeInput help="Anche 9.30, 930, 9." label="Alle ore" name="ora" />
          </FieldGroup>
          <FieldGroup title="Pagamento">
            <MaskedInput label="Numero della carta" mask={MASKS.carta} name="carta" optional />
            <EuroInput label="Importo" name="importo" optional />
          </FieldGroup>
        </PortalForm>
        <Typography role="status" sx={{ mt: 3 }}>
          {salvato && `Salvato: ${salvato}`}
        </Typography>
      </SampleGroup>
      <SampleGroup nome="Bozza ripresa">
        <Stack sx={{ gap: 4, maxWidth: 640 }}>
          <DraftNote {...draft} fields={[]} isOlder={false} />
          <DraftNote {...draft} fields={[]} isOlder />
          <DraftNote {...draft} fields={['Titolo', 'Chiusura']} isOlder />
        </Stack>
      </SampleGroup>
      <SampleGroup nome="Riepilogo degli errori">
        <Summary />
      </SampleGroup>
    </>
  )
}

const draft = { at: '2026-11-28T13:32:00Z', onDiscard: () => {}, onTake: () => {} }

function Summary() {
  const form = useForm({ defaultValues: emptyValues, resolver })
  return (
    <FormProvider {...form}>
      <Button onClick={form.handleSubmit(() => {})} sx={{ mb: 3 }} variant="outlined">
        Mostra il riepilogo
      </Button>
      <ErrorSummary />
    </FormProvider>
  )
}

const resolver: Resolver<Values> = (values) => {
  const wrong = formRules.flatMap(([name, missing, rule]) => {
    const value = String(values[name] ?? '')
    const message = value.trim() === '' ? missing : ruleFault(rule, value)
    return message ? [[name, { type: 'custom', message }]] : []
  })
  return wrong.length > 0 ? { values: {}, errors: Object.fromEntries(wrong) } : { values, errors: {} }
}
