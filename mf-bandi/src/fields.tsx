import { bandoDataFields, graduatoriaExtensionFields } from '@bandiera/domain'
import { FieldGroup, RecordInputs, RowsInput, SelectInput, TextInput, useWatch } from '@bandiera/ui/form'
import type { ComponentType } from 'react'
import { CriteriEditor } from './sections/criteri/editor.tsx'
import { texts } from './texts.ts'
import type { BandoValues } from './rules.ts'
import {
  AreaInput,
  ClassificationFields,
  DocumentFields,
  BonusFields,
  SectionFields,
  Pair,
  procedures,
  wordsOf,
} from './parts/list-fields.tsx'
import { ReaderFields } from './parts/reader-fields.tsx'

const { form } = texts

/** Every field of a grant by chapter. */
export const BandoFields = ({ before }: { before: BandoValues }) =>
  CHAPTERS.map(([id, Chapter]) => (
    <FieldGroup key={id} title={form.capi[id]}>
      <Chapter before={before} />
    </FieldGroup>
  ))

const AMOUNTS = [
  'spesaMin',
  'spesaMax',
  'agevolazioneMin',
  'agevolazioneMax',
  'intensita',
  'stanziamento',
  'stanziamentoResiduo',
  'residuoAl',
] as const

const IdentityFields = () => (
  <>
    <AreaInput name="titolo" optional={false} rows={2} />
    <RecordInputs fields={bandoDataFields} keys={['sottotitolo', 'ente']} />
    <TextInput {...wordsOf('link')} optional placeholder="https://" type="url" />
  </>
)

const AmountFields = () => (
  <Pair>
    <RecordInputs fields={bandoDataFields} keys={AMOUNTS} />
  </Pair>
)

/** Dates for applications, and the fields of a click day and of a ranking. */
const WindowFields = () => (
  <>
    <Pair>
      <RecordInputs fields={bandoDataFields} keys={['dataApertura', 'oraApertura', 'dataChiusura', 'oraChiusura']} />
    </Pair>
    <RecordInputs fields={bandoDataFields} keys={['chiusuraAnticipata']} />
    <Pair>
      <SelectInput
        label={bandoDataFields.procedura.label}
        name="procedura"
        optional
        options={procedures}
        placeholder={form.nonIndicato}
      />
      <RecordInputs fields={bandoDataFields} keys={['dataGraduatoria']} />
    </Pair>
    <Prefill />
    <RankingExtensions />
    <AreaInput name="noteFinestra" rows={3} />
  </>
)

const PREFILL = [
  'precompilazioneDal',
  'oraPrecompilazioneDal',
  'precompilazioneAl',
  'oraPrecompilazioneAl',
] as const satisfies (keyof BandoValues)[]

/** Shown for a click day, or when a field has a value: a hidden value could not be corrected. */
function Prefill() {
  const [procedura, ...written] = useWatch({ name: ['procedura', ...PREFILL] }) as string[]
  if (procedura !== 'click_day' && !written.some(Boolean)) return null
  return (
    <Pair>
      <RecordInputs fields={bandoDataFields} keys={PREFILL} />
    </Pair>
  )
}

function RankingExtensions() {
  const names = ['procedura', 'dataGraduatoria', 'scorrimenti'] as const
  const [procedura, dataGraduatoria, scorrimenti] = useWatch<BandoValues, typeof names>({ name: names })
  if (procedura !== 'graduatoria' && !dataGraduatoria && scorrimenti.length === 0) return null
  return (
    <RowsInput
      add={form.aggiungiScorrimento}
      empty={{ data: '' }}
      help={bandoDataFields.scorrimenti.help}
      label={bandoDataFields.scorrimenti.label}
      name="scorrimenti"
      rowLabel={(index) => `${form.scorrimento} ${index + 1}`}
    >
      {(at) => (
        <>
          <Pair>
            <RecordInputs at={at} fields={graduatoriaExtensionFields} keys={['data', 'importo']} />
          </Pair>
          <RecordInputs at={at} fields={graduatoriaExtensionFields} keys={['nota']} />
        </>
      )}
    </RowsInput>
  )
}

const CHAPTERS: readonly [keyof typeof form.capi, ComponentType<{ before: BandoValues }>][] = [
  ['identita', IdentityFields],
  ['finestra', WindowFields],
  ['importi', AmountFields],
  ['classificazione', ClassificationFields],
  ['criteri', () => <CriteriEditor name="criteri" />],
  ['documenti', DocumentFields],
  ['premialita', BonusFields],
  ['sezioni', SectionFields],
  ['norme', () => <AreaInput name="norme" rows={4} />],
  ['lettori', ReaderFields],
]
