import { boundOf, bandoDataFields, graduatoriaExtensionFields } from '@bandiera/domain'
import { Box, Link, Typography } from '@bandiera/ui'
import { FieldGroup, RecordInputs, RowsInput, SelectInput, TextAreaInput, TextInput, useWatch } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { CriteriEditor } from './sections/criteri/editor.tsx'
import { texts } from './texts.ts'
import type { BandoValues } from './rules.ts'
import {
  ClassificationFields,
  DocumentFields,
  BonusFields,
  SectionFields,
  Pair,
  procedures,
} from './parts/list-fields.tsx'
import { ReaderFields, LegalFields } from './parts/reader-fields.tsx'

const { form } = texts

type Chapter = keyof typeof form.capi

/** Every field of a grant by chapter, with links to the chapters. */
export function BandoFields({ before }: { before: BandoValues }) {
  return (
    <>
      <Chapters />
      <At id="identita">
        <IdentityFields />
      </At>
      <At id="finestra">
        <WindowFields />
      </At>
      <At id="importi">
        <AmountFields />
      </At>
      <At id="classificazione">
        <ClassificationFields before={before} />
      </At>
      <At id="criteri">
        <FieldGroup title={form.capi.criteri}>
          <CriteriEditor name="criteri" />
        </FieldGroup>
      </At>
      <At id="documenti">
        <DocumentFields />
      </At>
      <At id="premialita">
        <BonusFields />
      </At>
      <At id="sezioni">
        <SectionFields />
      </At>
      <At id="norme">
        <LegalFields />
      </At>
      <At id="lettori">
        <ReaderFields />
      </At>
    </>
  )
}

function Chapters() {
  return (
    <Box aria-label={form.vai} component="nav" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0 }}>
      <Typography color="textSecondary" component="span" sx={{ py: 1 }}>
        {form.vai}
      </Typography>
      {Object.entries(form.capi).map(([id, title]) => (
        <Link href={`#capo-${id}`} key={id} sx={{ py: 1 }}>
          {title}
        </Link>
      ))}
    </Box>
  )
}

/** Target of a chapter link; it takes the focus, so that Tab continues from there. */
const At = ({ id, children }: { id: Chapter; children: ReactNode }) => (
  <Box id={`capo-${id}`} sx={{ scrollMarginTop: 72, outline: 'none' }} tabIndex={-1}>
    {children}
  </Box>
)

const { titolo, link } = bandoDataFields
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

/** Title, body and official page of a grant. */
const IdentityFields = () => (
  <FieldGroup title={form.capi.identita}>
    <TextAreaInput label={titolo.label} maxLength={boundOf(titolo).longest} name="titolo" rows={2} />
    <RecordInputs fields={bandoDataFields} keys={['sottotitolo', 'ente']} />
    <TextInput
      label={link.label}
      maxLength={boundOf(link).longest}
      name="link"
      optional
      placeholder="https://"
      type="url"
    />
  </FieldGroup>
)

/** What is spent, what is given. */
const AmountFields = () => (
  <FieldGroup title={form.capi.importi}>
    <Pair>
      <RecordInputs fields={bandoDataFields} keys={AMOUNTS} />
    </Pair>
  </FieldGroup>
)

/** Dates for applications, and the fields of a click day and of a ranking. */
const WindowFields = () => (
  <FieldGroup title={form.capi.finestra}>
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
    <TextAreaInput
      label={bandoDataFields.noteFinestra.label}
      maxLength={boundOf(bandoDataFields.noteFinestra).longest}
      name="noteFinestra"
      optional
      rows={3}
    />
  </FieldGroup>
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
