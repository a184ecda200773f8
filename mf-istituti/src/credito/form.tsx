import { Box, Disclosure, type Theme, useMediaQuery } from '@bandiera/ui'
import {
  EuroInput,
  FormProvider,
  NumberInput,
  optionsOf,
  SelectInput,
  useSchemaForm,
  useWatch,
} from '@bandiera/ui/form'
import { useEffect } from 'react'
import { texts } from './texts.ts'
import { RequestSchema, type RequestValues } from './rules.ts'

const PURPOSES = optionsOf(texts.purposeNames)
const RATES = optionsOf(texts.rateNames)
const BANDS = optionsOf(['1', '2', '3', '4', '5'])

interface RequestFormProps {
  value: RequestValues
  /** What a narrow window shows of it while it is folded. */
  inWords: string
  /** Called with every valid request; an invalid one keeps its text and shows the error. */
  onChange: (value: RequestValues) => void
}

/** The request. The table follows the typing, so there is no submit button. */
export function RequestForm({ value, inWords, onChange }: RequestFormProps) {
  const form = useSchemaForm<RequestValues>(RequestSchema, value, { mode: 'onChange' })
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const fields = (
    <Box
      aria-label={texts.request}
      component="form"
      noValidate
      onSubmit={(event: { preventDefault: () => void }) => event.preventDefault()}
      sx={column}
    >
      <EuroInput label={texts.amount} name="importo" />
      <NumberInput label={texts.months} name="mesi" unit={texts.monthsUnit} />
      <NumberInput label={texts.preAmortization} name="preammortamento" optional unit={texts.monthsUnit} />
      <SelectInput label={texts.purpose} name="finalita" options={PURPOSES} />
      <SelectInput
        help={texts.fasciaAiuto}
        label={texts.fascia}
        name="fascia"
        optional
        options={BANDS}
        placeholder={texts.bandUnknown}
      />
      <SelectInput label={texts.tasso} name="tasso" options={RATES} />
    </Box>
  )
  return (
    <FormProvider {...form}>
      {narrow ? (
        <Box className="no-print" sx={folded} title={inWords}>
          <Disclosure title={inWords}>{fields}</Disclosure>
        </Box>
      ) : (
        <div className="no-print">{fields}</div>
      )}
      <Report onChange={onChange} />
    </FormProvider>
  )
}

function Report({ onChange }: Pick<RequestFormProps, 'onChange'>) {
  const typed = useWatch<RequestValues>()
  useEffect(() => {
    const parsed = RequestSchema.safeParse(typed)
    if (parsed.success) onChange(parsed.data)
  }, [typed, onChange])
  return null
}

/** One line, which opens whole. */
const folded = { '& summary': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } } as const
const column = { display: 'grid', gap: 3, alignContent: 'start', mb: 3 } as const
