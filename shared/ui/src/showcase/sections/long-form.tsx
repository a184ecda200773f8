import { type ReactNode, useEffect, useState } from 'react'
import { Button, Stack } from '../../index.ts'
import {
  CodeInput,
  DateInput,
  type DefaultValues,
  EmailInput,
  FieldGroup,
  FieldPair,
  FormBar,
  FormProvider,
  FormStatus,
  RequiredMarks,
  SectionIndex,
  SubmitButton,
  TextAreaInput,
  TextInput,
  useForm,
  YesNoTable,
} from '../../form.ts'
import { SampleGroup, Samples } from '../sample.tsx'

const QUESTIONS = [
  { name: 'startup', label: 'Startup innovativa' },
  { name: 'femminile', label: 'Impresa femminile' },
  { name: 'procedura', label: 'In procedura concorsuale', negated: true },
  { name: 'antimafia', label: 'Documentazione antimafia in regola', help: 'Serve sopra i 150.000 €.' },
] as const

/** Parts of forms that are longer than a window. */
export const LongFormSection = () => (
  <>
    <SampleGroup nome="Sì, No, Non noto in una tabella">
      <Samples
        min={320}
        of={{
          'Con risposte': <Questions of={{ startup: true, femminile: false, procedura: true }} />,
          'Con errore': <Questions error="Rispondi sì o no" of={{}} />,
          'Solo Sì e No': <Questions of={{ startup: true, femminile: false, procedura: true }} sure />,
          Disabilitata: <Questions disabled of={{ startup: true, femminile: false }} />,
        }}
      />
    </SampleGroup>
    <SampleGroup nome="Barra del modulo">
      <Samples
        min={320}
        of={{
          'Niente da salvare': <Bar />,
          'Da salvare': <Bar typed />,
          'Con errori': <Bar wrong />,
          'Mentre salva': <Bar saving typed />,
          'In una finestra': <Bar inWindow typed />,
        }}
      />
    </SampleGroup>
    <SampleGroup nome="Indice delle sezioni, coppie, dati obbligatori">
      <Long />
    </SampleGroup>
  </>
)

interface QuestionsProps {
  of: Readonly<Record<string, boolean>>
  error?: string
  disabled?: boolean
  sure?: boolean
}

function Questions({ of, error, disabled = false, sure = false }: QuestionsProps) {
  const rows = QUESTIONS.map((row) => ({ ...row, disabled }))
  return (
    <Sheet errors={error ? { femminile: error } : {}} values={of}>
      <YesNoTable label="Qualifiche di esempio" rows={rows} sure={sure} />
    </Sheet>
  )
}

interface BarProps {
  typed?: boolean
  wrong?: boolean
  saving?: boolean
  inWindow?: boolean
}

function Bar({ typed = false, wrong = false, saving = false, inWindow = false }: BarProps) {
  const buttons = (
    <>
      <SubmitButton disabled={saving}>{saving ? 'Salvataggio…' : 'Salva'}</SubmitButton>
      <Button>Annulla</Button>
    </>
  )
  return (
    <Sheet errors={wrong ? { nome: 'Inserisci il nome', email: 'Inserisci l’e-mail' } : {}} typed={typed}>
      <TextInput label="Nome" name="nome" />
      {inWindow ? (
        <Stack direction="row" sx={{ gap: 2, justifyContent: 'flex-end', alignItems: 'center' }}>
          <FormStatus />
          {buttons}
        </Stack>
      ) : (
        <FormBar>{buttons}</FormBar>
      )}
    </Sheet>
  )
}

const Long = () => (
  <SectionIndex action={<Button variant="outlined">Anteprima</Button>}>
    <Sheet errors={{ nome: 'Inserisci il nome', cap: 'Il CAP è fatto di 5 cifre' }}>
      <RequiredMarks>
        <FieldGroup title="Persona">
          <TextInput label="Nome" name="nome" />
          <FieldPair>
            <EmailInput label="E-mail" name="email" optional />
            <DateInput label="Nata il" name="nascita" optional />
          </FieldPair>
        </FieldGroup>
        <FieldGroup title="Indirizzo">
          <FieldPair columns={3}>
            <TextInput label="Via" name="via" optional />
            <TextInput label="Comune" name="comune" optional />
            <CodeInput code="cap" label="CAP" name="cap" optional />
          </FieldPair>
        </FieldGroup>
        <FieldGroup title="Note">
          <TextAreaInput label="Motivo" name="motivo" needed optional rows={3} />
          <TextAreaInput label="Nota" name="nota" optional rows={3} />
        </FieldGroup>
      </RequiredMarks>
    </Sheet>
  </SectionIndex>
)

interface SheetProps {
  values?: DefaultValues<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  typed?: boolean
  children: ReactNode
}

/** A form whose state is given; it sends nothing. */
function Sheet({ values = {}, errors = {}, typed = false, children }: SheetProps) {
  const [given] = useState(() => ({ values, errors }))
  const form = useForm<Record<string, unknown>>({ defaultValues: { nome: '', ...given.values } })
  const { handleSubmit, setError, setValue } = form
  useEffect(() => {
    const tell = () =>
      Object.entries(given.errors).forEach(([name, message]) => setError(name, { type: 'custom', message }))
    if (typed) setValue('nome', 'Ada Neri', { shouldDirty: true })
    if (Object.keys(given.errors).length > 0) void handleSubmit(tell)()
  }, [given, handleSubmit, setError, setValue, typed])
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate onSubmit={(event) => event.preventDefault()} sx={{ gap: 4, maxWidth: 640 }}>
        {children}
      </Stack>
    </FormProvider>
  )
}
