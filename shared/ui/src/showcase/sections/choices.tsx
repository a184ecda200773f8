import type { Criterio } from '@bandiera/domain'
import { useState } from 'react'
import { FormControlLabel, Switch, Typography } from '../../index.ts'
import {
  Checkbox,
  CheckInput,
  CheckListInput,
  ComboBox,
  ComboInput,
  ComuneInput,
  comuneOption,
  FormProvider,
  MoveButtons,
  type Option,
  PickListInput,
  RecordPicker,
  SelectInput,
  useChosenRecord,
  useForm,
  YesNoInput,
} from '../../form.ts'
import { NativeSelect } from '../../list.ts'
import {
  FieldSamples,
  type FieldStatesProps,
  SampleGroup,
  SampleGroups,
  Samples,
  type SectionProps,
} from '../sample.tsx'
import { createReferences, CriteriInput } from '../../criteri.ts'
import samples from '../samples.json'

const { forms: sampleForms, comuni } = samples
const [, , forli, rio] = comuni.map(comuneOption)
const searchComuni = async (text: string) =>
  comuni.filter(({ nome }) => nome.toLowerCase().startsWith(text.toLowerCase()))

const FIELDS: readonly FieldStatesProps[] = [
  {
    nome: 'Forma giuridica',
    campo: (props) => <SelectInput options={sampleForms} {...props} />,
    errore: 'Scegli la forma giuridica',
    valore: 'srl',
  },
  {
    nome: 'Elenco lungo',
    aiuto: 'Scrivi per cercare.',
    campo: (props) => <ComboInput source={sampleForms} {...props} />,
    errore: 'Scegli una voce dell’elenco',
    valore: sampleForms[1],
  },
  {
    nome: 'Comune',
    campo: (props) => <ComuneInput source={searchComuni} {...props} />,
    daRivedere: rio,
    errore: 'Scegli il comune',
    valore: forli,
  },
  {
    nome: 'Più scelte',
    campo: (props) => <CheckListInput options={sampleForms} {...props} />,
    errore: 'Scegli almeno una forma',
    valore: ['srl', 'sas'],
  },
  {
    nome: 'Più scelte da una lista lunga',
    campo: (props) => <PickListInput options={sampleForms} search="Cerca forme" {...props} />,
    errore: 'Scegli almeno una forma',
    valore: ['srl'],
  },
  {
    nome: 'Impresa giovanile',
    aiuto: 'Quello che non si sa non è un no.',
    campo: (props) => <YesNoInput {...props} />,
    errore: 'Rispondi sì o no',
    valore: true,
  },
  {
    nome: 'Attività nella sede',
    campo: (props) => <CheckInput {...props} />,
    errore: 'Conferma per continuare',
    valore: true,
  },
]

export const ChoicesSection = () => (
  <>
    <FieldSamples of={FIELDS} />
    <OutsideForm />
  </>
)

function OutsideForm() {
  const [scelta, setScelta] = useState<Option | null>(null)
  const [forma, choose] = useChosenRecord('forma', undefined)
  const find = { placeholder: 'Cerca una forma' }
  return (
    <SampleGroup nome="Fuori da un modulo">
      <Samples
        of={{
          'Ricerca di una voce': (
            <ComboBox
              {...find}
              control={{ 'aria-label': 'Cerca una forma' }}
              onChange={setScelta}
              source={sampleForms}
              value={scelta}
            />
          ),
          'Di chi parla la pagina': (
            <RecordPicker {...find} label="Forma" onChange={choose} options={sampleForms} value={forma} />
          ),
          'Casella e scelta breve': (
            <>
              <Checkbox slotProps={{ input: { 'aria-label': 'Seleziona la riga' } }} />
              <NativeSelect inputProps={{ 'aria-label': 'Anno' }}>
                <option>2025</option>
                <option>2024</option>
              </NativeSelect>
            </>
          ),
          Interruttore: (
            <>
              <FormControlLabel control={<Switch />} label="ThemeChoice scuro" />
              <FormControlLabel control={<Switch defaultChecked />} label="Acceso" />
              <FormControlLabel control={<Switch disabled />} label="Spento" />
            </>
          ),
        }}
      />
    </SampleGroup>
  )
}

const criteri = samples.criteri as Criterio[]
const sampleReferences = createReferences((path, init) => fetch(path, init))

export function CriteriSection({ frase, pesi }: SectionProps) {
  const form = useForm<{ criteri: Criterio[] }>({ defaultValues: { criteri } })
  const [posto, setPosto] = useState(3)
  return (
    <SampleGroups
      of={{
        'Criteri di un bando': (
          <FormProvider {...form}>
            <CriteriInput frase={frase} name="criteri" pesi={pesi} riferimenti={sampleReferences} />
          </FormProvider>
        ),
        Sposta: (
          <Typography component="div">
            Posto {posto} <MoveButtons giu="Sposta giù" onMove={(step) => setPosto(posto + step)} su="Sposta su" />
          </Typography>
        ),
      }}
    />
  )
}
