import { boundOf, datiBandoFields, scorrimentoFields } from '@bandiera/domain'
import { FieldGroup, RecordInputs, RowsInput, SelectInput, TextAreaInput, useWatch } from '@bandiera/ui/form'
import { testi } from '../testi.ts'
import type { BandoValues } from './bando-values.ts'
import { Pair } from './campi-testata.tsx'
import { procedure } from './opzioni.ts'

const { form } = testi

/** When applications may be sent, and what is particular to a click day and to a ranking. */
export const CampiFinestra = () => (
  <FieldGroup title={form.capi.finestra}>
    <Pair>
      <RecordInputs fields={datiBandoFields} keys={['dataApertura', 'oraApertura', 'dataChiusura', 'oraChiusura']} />
    </Pair>
    <RecordInputs fields={datiBandoFields} keys={['chiusuraAnticipata']} />
    <Pair>
      <SelectInput
        label={datiBandoFields.procedura.label}
        name="procedura"
        optional
        options={procedure}
        placeholder={form.nonIndicato}
      />
      <RecordInputs fields={datiBandoFields} keys={['dataGraduatoria']} />
    </Pair>
    <Precompilazione />
    <Scorrimenti />
    <TextAreaInput
      label={datiBandoFields.noteFinestra.label}
      maxLength={boundOf(datiBandoFields.noteFinestra).longest}
      name="noteFinestra"
      optional
      rows={3}
    />
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
      <RecordInputs fields={datiBandoFields} keys={PRECOMPILAZIONE} />
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
      help={datiBandoFields.scorrimenti.help}
      label={datiBandoFields.scorrimenti.label}
      name="scorrimenti"
      rowLabel={(index) => `${form.scorrimento} ${index + 1}`}
    >
      {(at) => (
        <>
          <Pair>
            <RecordInputs at={at} fields={scorrimentoFields} keys={['data', 'importo']} />
          </Pair>
          <RecordInputs at={at} fields={scorrimentoFields} keys={['nota']} />
        </>
      )}
    </RowsInput>
  )
}
