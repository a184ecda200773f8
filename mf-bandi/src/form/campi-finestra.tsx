import {
  DateInput,
  EuroInput,
  FieldGroup,
  RowsInput,
  SelectInput,
  TextAreaInput,
  TextInput,
  TimeInput,
  useWatch,
} from '@bandiera/ui/form'
import { testi } from '../testi.ts'
import type { BandoValues } from './bando-values.ts'
import { Pair } from './campi-testata.tsx'
import { procedure } from './opzioni.ts'

const { form } = testi

/** When applications may be sent, and what is particular to a click day and to a ranking. */
export const CampiFinestra = () => (
  <FieldGroup title={form.capi.finestra}>
    <Pair>
      <DateInput label={form.apertura} name="dataApertura" optional />
      <TimeInput label={form.oraApertura} name="oraApertura" optional />
      <DateInput help={form.aiutoChiusura} label={form.chiusura} name="dataChiusura" optional />
      <TimeInput label={form.oraChiusura} name="oraChiusura" optional />
    </Pair>
    <DateInput help={form.aiutoAnticipata} label={form.anticipata} name="chiusuraAnticipata" optional />
    <Pair>
      <SelectInput
        label={form.procedura}
        name="procedura"
        optional
        options={procedure}
        placeholder={form.nonIndicato}
      />
      <DateInput label={form.graduatoria} name="dataGraduatoria" optional />
    </Pair>
    <Precompilazione />
    <Scorrimenti />
    <TextAreaInput label={form.note} name="noteFinestra" optional rows={3} />
  </FieldGroup>
)

const PRECOMPILAZIONE = [
  'precompilazioneDal',
  'oraPrecompilazioneDal',
  'precompilazioneAl',
  'oraPrecompilazioneAl',
] as const satisfies (keyof BandoValues)[]

/** Of a click day, or where something is written already: what is hidden could not be corrected. */
function Precompilazione() {
  const [procedura, ...written] = useWatch({ name: ['procedura', ...PRECOMPILAZIONE] }) as string[]
  if (procedura !== 'click_day' && !written.some(Boolean)) return null
  return (
    <Pair>
      <DateInput help={form.aiutoPrecompilazione} label={form.precompilazioneDal} name="precompilazioneDal" optional />
      <TimeInput label={form.oraPrecompilazioneDal} name="oraPrecompilazioneDal" optional />
      <DateInput label={form.precompilazioneAl} name="precompilazioneAl" optional />
      <TimeInput label={form.oraPrecompilazioneAl} name="oraPrecompilazioneAl" optional />
    </Pair>
  )
}

function Scorrimenti() {
  const names = ['procedura', 'dataGraduatoria', 'scorrimenti'] as const
  const [procedura, dataGraduatoria, scorrimenti] = useWatch<BandoValues, typeof names>({ name: names })
  if (procedura !== 'graduatoria' && !dataGraduatoria && scorrimenti.length === 0) return null
  return (
    <RowsInput
      add={form.aggiungiScorrimento}
      empty={{ data: '' }}
      help={form.aiutoScorrimenti}
      label={form.scorrimenti}
      name="scorrimenti"
      rowLabel={(index) => `${form.scorrimento} ${index + 1}`}
    >
      {(at) => (
        <>
          <Pair>
            <DateInput label={form.giornoScorrimento} name={`${at}.data`} />
            <EuroInput label={form.importoScorrimento} name={`${at}.importo`} optional />
          </Pair>
          <TextInput label={form.notaScorrimento} name={`${at}.nota`} optional />
        </>
      )}
    </RowsInput>
  )
}
