import {
  type Azienda,
  aziendaFields,
  type CodiceAteco,
  type LegalForm,
  legalFormLabels,
  perProvinceTable,
  placeCodes,
  qualificaLabels,
  sortedEsigenze,
} from '@bandiera/domain'
import { DEFAULT_WEIGHTS, ruleTextOf } from '@bandiera/matching'
import { usePortal, useProvince } from '@bandiera/platform'
import { Box, Button, ExpandMoreIcon, Muted, useToday } from '@bandiera/ui'
import { createReferences, CriteriInput, type References } from '@bandiera/ui/criteri'
import {
  CheckListInput,
  ComboInput,
  DateInput,
  EuroInput,
  FormProvider,
  NumberInput,
  optionsOf,
  RecordPicker,
  SelectInput,
  useForm,
  type UseFormReturn,
  useWatch,
} from '@bandiera/ui/form'
import { useId, useMemo, useState } from 'react'
import companies from './examples.json'
import { texts } from './texts.ts'
import { RealTrial, useTrialBando } from './real-trial.tsx'
import { Incomplete, Verdict } from './verdict.tsx'

/** The criteria of a grant as a form field, with a trial on a company; the sentences are the same as in the list and the matches. */
export function CriteriEditor({ name = 'data.criteri' }: { name?: string }) {
  const { request, settings } = usePortal()
  const riferimenti = useMemo(() => createReferences(request), [request])
  const pesi = useMemo(() => ({ ...DEFAULT_WEIGHTS, ...settings?.pesi }), [settings?.pesi])
  return (
    <div>
      <CriteriInput frase={ruleTextOf} name={name} pesi={pesi} riferimenti={riferimenti} />
      <Trial name={name} riferimenti={riferimenti} />
    </div>
  )
}

/** Tests the criteria on a company during editing: a real one for users who see companies, else an invented one. */
function Trial({ name, riferimenti }: { name: string; riferimenti: References }) {
  const { role } = usePortal()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Box sx={{ mt: 4, maxWidth: 760 }}>
      <Button
        aria-controls={open ? id : undefined}
        aria-expanded={open}
        endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!open)}
        variant="outlined"
      >
        {texts.trial}
      </Button>
      {open && (
        <Box id={id} sx={{ mt: 3, pl: { xs: 0, sm: 4 }, borderLeft: { xs: 0, sm: 2 }, borderColor: 'divider' }}>
          <Muted sx={{ mb: 3 }} variant="body2">
            {texts.provaAiuto}
          </Muted>
          {role === 'admin' ? <RealTrial name={name} /> : <ExampleTrial name={name} riferimenti={riferimenti} />}
        </Box>
      )}
    </Box>
  )
}

function ExampleTrial({ name, riferimenti }: { name: string; riferimenti: References }) {
  const [first] = EXAMPLES
  const [id, setId] = useState(first!.id)
  const { judge, left } = useTrialBando(name)
  const oggi = useToday()
  const form = useForm<ExampleValues>({ defaultValues: first!.values })
  const values = useWatch({ control: form.control }) as ExampleValues
  const nome = EXAMPLES.find((one) => one.id === id)!.nome
  const options = EXAMPLES.map((one) => ({ value: one.id, label: one.nome }))
  const choose = (next: string) => {
    setId(next)
    form.reset(EXAMPLES.find((one) => one.id === next)!.values)
  }
  return (
    <>
      <RecordPicker label={texts.example} onChange={choose} options={options} placeholder="" value={id} wide />
      <Muted variant="body2">{texts.esempioAiuto}</Muted>
      <ExampleForm form={form} riferimenti={riferimenti} />
      <Incomplete n={left} />
      <Verdict nome={nome} valutazione={judge(aziendaOf(values, nome, Number(oggi.slice(0, 4)) - 1))} />
    </>
  )
}

const byName = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'it')
const fieldOptions = perProvinceTable(({ oggi }) =>
  oggi.map(({ codice, nome }) => ({ value: codice, label: nome })).sort(byName),
)
const LEGAL_FORM_OPTIONS = optionsOf(legalFormLabels)
const QUALIFICHE = optionsOf(qualificaLabels)

/** The data of the example company: a separate form that is never saved. */
function ExampleForm({ form, riferimenti }: { form: UseFormReturn<ExampleValues>; riferimenti: References }) {
  const { settings } = usePortal()
  useProvince()
  const esigenze = sortedEsigenze(settings?.esigenze).map(({ id, nome }) => ({ value: id, label: nome }))
  const select = { optional: true, placeholder: texts.notKnown }
  return (
    <FormProvider {...form}>
      <Box sx={grid}>
        <SelectInput {...select} label={texts.provincia} name="provincia" options={fieldOptions()} />
        <SelectInput
          {...select}
          label={aziendaFields.formaGiuridica.label}
          name="formaGiuridica"
          options={LEGAL_FORM_OPTIONS}
        />
        <ComboInput label={texts.ateco} name="ateco" optional source={riferimenti.ateco} />
        <NumberInput decimals={1} label={texts.ula} name="ula" optional unit={texts.staff} />
        <EuroInput label={texts.ricavi} name="ricavi" optional />
        <DateInput label={texts.costituzione} name="dataCostituzione" optional />
        <SelectInput {...select} label={texts.esigenza} name="esigenza" options={esigenze} />
      </Box>
      <Box sx={{ '& .MuiFormGroup-root': { flexDirection: 'row', columnGap: 4 } }}>
        <CheckListInput label={texts.qualifiche} name="qualifiche" optional options={QUALIFICHE} />
      </Box>
    </FormProvider>
  )
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))', gap: 4, my: 3 }

interface ExampleValues {
  provincia: string
  formaGiuridica: string
  ateco: ({ value: string; label: string } & CodiceAteco) | null
  ula: number | undefined
  ricavi: number | undefined
  dataCostituzione: string
  esigenza: string
  qualifiche: string[]
}

/** Invented companies of different kinds, to see how criteria answer. */
const EXAMPLES: readonly { id: string; nome: string; values: ExampleValues }[] = companies.map(
  ({ id, nome, ateco: [codice = '', titolo = ''], ricavi, ...rest }) => ({
    id,
    nome,
    values: {
      ...rest,
      ricavi,
      ateco: { value: `${codice}/2025`, label: `${codice} ${titolo} (ATECO 2025)`, codice, versione: '2025' },
    },
  }),
)

function aziendaOf(values: ExampleValues, nome: string, anno: number): Azienda {
  const { provincia, formaGiuridica, ateco, ula, ricavi, dataCostituzione, esigenza } = values
  const known = (key: string) => [key, values.qualifiche.includes(key)]
  return {
    _id: 'esempio',
    gestoreId: '',
    professionisti: [],
    ragioneSociale: nome,
    ...(formaGiuridica && { formaGiuridica: formaGiuridica as LegalForm }),
    ...(dataCostituzione && { dataCostituzione, dataInizioAttivita: dataCostituzione }),
    ...(provincia && {
      sedi: [{ tipo: 'legale' as const, operativa: true, provincia, regione: placeCodes({ provincia }).regione ?? '' }],
    }),
    ...(ateco && { ateco: [{ codice: ateco.codice, versione: ateco.versione, prevalente: true }] }),
    bilanci: [{ anno, approvato: true, ...numbersIn({ ula, ricavi }) }],
    qualifiche: Object.fromEntries(Object.keys(qualificaLabels).map(known)) as Record<string, boolean>,
    ...(esigenza && { esigenze: [{ esigenzaId: esigenza, stato: 'aperta' as const }] }),
    aiuti: [],
  }
}

/** A number field has a text as its value while the text cannot be read. */
const numbersIn = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'number'))
