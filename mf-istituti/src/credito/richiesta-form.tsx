import { Box } from '@bandiera/ui'
import { EuroInput, FormProvider, NumberInput, SelectInput, useForm, useWatch } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { credito as testi } from '../testi.ts'
import { RichiestaSchema, type RichiestaValues } from './richiesta.ts'

const options = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))
const FINALITA = options(testi.finalitaNomi)
const TASSI = options(testi.tassoNomi)
const FASCE = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))

interface RichiestaFormProps {
  value: RichiestaValues
  /** Called with every request that makes sense; one that does not keeps its text and says what is wrong. */
  onChange: (value: RichiestaValues) => void
}

/** What is asked for. The table follows while one types: there is nothing to send. */
export function RichiestaForm({ value, onChange }: RichiestaFormProps) {
  const form = useForm<RichiestaValues>({
    defaultValues: value,
    resolver: standardSchemaResolver(RichiestaSchema),
    mode: 'onChange',
  })
  return (
    <FormProvider {...form}>
      <Box
        aria-label={testi.richiesta}
        className="no-print"
        component="form"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        sx={row}
      >
        <EuroInput label={testi.importo} name="importo" />
        <NumberInput label={testi.mesi} name="mesi" unit={testi.unitaMesi} />
        <NumberInput label={testi.preammortamento} name="preammortamento" optional unit={testi.unitaMesi} />
        <SelectInput label={testi.finalita} name="finalita" options={FINALITA} />
        <SelectInput
          help={testi.fasciaAiuto}
          label={testi.fascia}
          name="fascia"
          optional
          options={FASCE}
          placeholder={testi.fasciaIgnota}
        />
        <SelectInput label={testi.tasso} name="tasso" options={TASSI} />
      </Box>
      <Report onChange={onChange} />
    </FormProvider>
  )
}

/** Tells the page of each sound request. */
function Report({ onChange }: Pick<RichiestaFormProps, 'onChange'>) {
  const typed = useWatch<RichiestaValues>()
  useEffect(() => {
    const parsed = RichiestaSchema.safeParse(typed)
    if (parsed.success) onChange(parsed.data)
  }, [typed, onChange])
  return null
}

const row = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  alignItems: 'start',
  mb: 4,
} as const
