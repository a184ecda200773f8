import type { Criterio } from '@bandiera/domain'
import { useState } from 'react'
import { FormControlLabel, Switch, Typography } from '../../index.ts'
import {
  Checkbox,
  CheckInput,
  CheckListInput,
  ComboBox,
  ComboInput,
  type Comune,
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
import { FieldStates, Sample, SampleGrid, SampleGroup } from '../sample.tsx'
import { createReferences, CriteriInput } from '../../criteri.ts'
import type { SectionProps } from '../sections.ts'

const sampleForms: Option[] = [
  { value: 'srl', label: 'Srl' },
  { value: 'spa', label: 'Spa' },
  { value: 'sas', label: 'Sas' },
]
const comuni: Comune[] = [
  { codice: '001235', nome: 'Samone', provincia: '001' },
  { codice: '022165', nome: 'Samone', provincia: '022' },
  { codice: '040012', nome: 'Forlì', provincia: '040' },
  { codice: '049016', nome: 'Rio Marina', provincia: '049', soppressoDal: '2018-01-01' },
]
const [, , forli, rio] = comuni.map(comuneOption)
const searchComuni = async (text: string) =>
  comuni.filter(({ nome }) => nome.toLowerCase().startsWith(text.toLowerCase()))

/** Choices: from a short list, from a long one, of a comune, several, yes or no. */
export function ChoicesSection() {
  return (
    <>
      <FieldStates
        campo={(props) => <SelectInput options={sampleForms} {...props} />}
        errore="Scegli la forma giuridica"
        nome="Forma giuridica"
        valore="srl"
      />
      <FieldStates
        aiuto="Scrivi per cercare."
        campo={(props) => <ComboInput source={sampleForms} {...props} />}
        errore="Scegli una voce dell’elenco"
        nome="Elenco lungo"
        valore={sampleForms[1]}
      />
      <FieldStates
        campo={(props) => <ComuneInput source={searchComuni} {...props} />}
        daRivedere={rio}
        errore="Scegli il comune"
        nome="Comune"
        valore={forli}
      />
      <FieldStates
        campo={(props) => <CheckListInput options={sampleForms} {...props} />}
        errore="Scegli almeno una forma"
        nome="Più scelte"
        valore={['srl', 'sas']}
      />
      <FieldStates
        campo={(props) => <PickListInput options={sampleForms} search="Cerca forme" {...props} />}
        errore="Scegli almeno una forma"
        nome="Più scelte da una lista lunga"
        valore={['srl']}
      />
      <FieldStates
        aiuto="Quello che non si sa non è un no."
        campo={(props) => <YesNoInput {...props} />}
        errore="Rispondi sì o no"
        nome="Impresa giovanile"
        valore
      />
      <FieldStates
        campo={(props) => <CheckInput {...props} />}
        errore="Conferma per continuare"
        nome="Attività nella sede"
        valore
      />
      <OutsideForm />
    </>
  )
}

function OutsideForm() {
  const [scelta, setScelta] = useState<Option | null>(null)
  const [forma, choose] = useChosenRecord('forma', undefined)
  return (
    <SampleGroup nome="Fuori da un modulo">
      <SampleGrid>
        <Sample nome="Ricerca di una voce">
          <ComboBox
            control={{ 'aria-label': 'Cerca una forma' }}
            onChange={setScelta}
            placeholder="Cerca una forma"
            source={sampleForms}
            value={scelta}
          />
        </Sample>
        <Sample nome="Di chi parla la pagina">
          <RecordPicker
            label="Forma"
            onChange={choose}
            options={sampleForms}
            placeholder="Cerca una forma"
            value={forma}
          />
        </Sample>
        <Sample nome="Casella e scelta breve">
          <Checkbox slotProps={{ input: { 'aria-label': 'Seleziona la riga' } }} />
          <NativeSelect inputProps={{ 'aria-label': 'Anno' }}>
            <option>2025</option>
            <option>2024</option>
          </NativeSelect>
        </Sample>
        <Sample nome="Interruttore">
          <FormControlLabel control={<Switch />} label="ThemeChoice scuro" />
          <FormControlLabel control={<Switch defaultChecked />} label="Acceso" />
          <FormControlLabel control={<Switch disabled />} label="Spento" />
        </Sample>
      </SampleGrid>
    </SampleGroup>
  )
}

const criteri: Criterio[] = [
  { id: 'a', tipo: 'territorio', regioni: ['16', '15'], riferimento: 'sedeOperativa' },
  { id: 'b', tipo: 'qualifica', unaDi: ['femminile'], gruppo: 'g' },
  { id: 'c', tipo: 'eta', mesiMax: 36, riferimento: 'costituzione', gruppo: 'g' },
  { id: 'd', tipo: 'obiettivo', ammessi: [], vincolante: false, peso: 12 },
]
const sampleReferences = createReferences((path, init) => fetch(path, init))

/** The criteria of a grant: a binding one, alternatives, and one that is not finished. */
export function CriteriSection({ frase, pesi }: SectionProps) {
  const form = useForm<{ criteri: Criterio[] }>({ defaultValues: { criteri } })
  const [posto, setPosto] = useState(3)
  return (
    <>
      <SampleGroup nome="Criteri di un bando">
        <FormProvider {...form}>
          <CriteriInput frase={frase} name="criteri" pesi={pesi} riferimenti={sampleReferences} />
        </FormProvider>
      </SampleGroup>
      <SampleGroup nome="Sposta">
        <Typography component="div">
          Posto {posto} <MoveButtons giu="Sposta giù" onMove={(step) => setPosto(posto + step)} su="Sposta su" />
        </Typography>
      </SampleGroup>
    </>
  )
}
