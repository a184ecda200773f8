import {
  boundOf,
  COSTI_AMMESSI,
  costoFields,
  CUMULO,
  datiBandoFields,
  documentoRichiestoFields,
  FORME_AGEVOLAZIONE,
  OBIETTIVI,
  premioFields,
  PROCEDURE,
  procedureLabels,
  regimiBando,
  sezioneFields,
} from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import {
  CheckListInput,
  FieldGroup,
  RecordInputs,
  RowsInput,
  SelectInput,
  TextAreaInput,
  TextInput,
} from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import type { BandoValues } from '../rules.ts'

const { form } = texts

const ordinal = (name: string) => (index: number) => `${name} ${index + 1}`

/** What the grant is for, in what form, for which costs, under which rules of aid. */
export function ClassificationFields({ before }: { before: BandoValues }) {
  const voci = withOwn(
    costi,
    before.costi.map(({ voce }) => voce),
  )
  return (
    <FieldGroup title={form.capi.classificazione}>
      <CheckListInput
        label={datiBandoFields.obiettivi.label}
        name="obiettivi"
        optional
        options={withOwn(obiettivi, before.obiettivi)}
      />
      <CheckListInput
        label={datiBandoFields.forme.label}
        name="forme"
        optional
        options={withOwn(forme, before.forme)}
      />
      <RowsInput
        add={form.aggiungiCosto}
        empty={{ voce: '' }}
        label={datiBandoFields.costi.label}
        name="costi"
        rowLabel={ordinal(costoFields.voce.label)}
      >
        {(at) => (
          <>
            <SelectInput label={costoFields.voce.label} name={`${at}.voce`} options={voci} />
            <Pair>
              <RecordInputs at={at} fields={costoFields} keys={['min', 'max']} />
            </Pair>
          </>
        )}
      </RowsInput>
      <SelectInput
        label={datiBandoFields.regime.label}
        name="regime"
        optional
        options={withOwn(regimi, [before.regime])}
        placeholder={form.nonIndicato}
      />
      <SelectInput
        label={datiBandoFields.cumulo.label}
        name="cumulo"
        optional
        options={withOwn(cumulo, [before.cumulo])}
        placeholder={form.nonIndicato}
      />
    </FieldGroup>
  )
}

/** What has to be sent with the application: the check list of its case files. */
export const DocumentFields = () => (
  <FieldGroup title={form.capi.documenti}>
    <RowsInput
      add={form.aggiungiDocumento}
      empty={{ nome: '', obbligatorio: true }}
      label={form.elencoDocumenti}
      movable
      name="documentiRichiesti"
      rowLabel={ordinal(documentoRichiestoFields.nome.label)}
    >
      {(at) => (
        <>
          <RecordInputs at={at} fields={documentoRichiestoFields} keys={['nome']} />
          <Pair>
            <RecordInputs at={at} fields={documentoRichiestoFields} keys={['validitaGiorni']} />
            <Box sx={{ pt: { sm: 6 } }}>
              <RecordInputs at={at} fields={documentoRichiestoFields} keys={['obbligatorio']} />
            </Box>
          </Pair>
        </>
      )}
    </RowsInput>
  </FieldGroup>
)

/** What gives points in the ranking. */
export const BonusFields = () => (
  <FieldGroup title={form.capi.premialita}>
    <RowsInput
      add={form.aggiungiPremio}
      empty={{ testo: '' }}
      label={form.elencoPremi}
      movable
      name="premialita"
      rowLabel={ordinal(form.unPremio)}
    >
      {(at) => (
        <>
          <RecordInputs at={at} fields={premioFields} keys={['testo', 'punti']} />
        </>
      )}
    </RowsInput>
  </FieldGroup>
)

/** The text of the grant, section by section. */
export const SectionFields = () => (
  <FieldGroup title={form.capi.sezioni}>
    <RowsInput
      add={form.aggiungiSezione}
      empty={{ titolo: '', testo: '' }}
      help={form.aiutoSezioni}
      label={form.elencoSezioni}
      movable
      name="sezioni"
      rowLabel={ordinal(form.unaSezione)}
    >
      {(at) => (
        <>
          <TextInput
            label={sezioneFields.titolo.label}
            maxLength={boundOf(sezioneFields.titolo).longest}
            name={`${at}.titolo`}
          />
          <TextAreaInput label={sezioneFields.html.label} name={`${at}.testo`} rows={6} />
        </>
      )}
    </RowsInput>
  </FieldGroup>
)

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

export const procedure = PROCEDURE.map((value) => ({ value, label: procedureLabels[value] }))
const obiettivi = same(OBIETTIVI)
const forme = same(FORME_AGEVOLAZIONE)
const costi = same(COSTI_AMMESSI)
const cumulo = CUMULO.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
const regimi = Object.entries(regimiBando).map(([value, label]) => ({ value, label }))

/** The usual choices, and what the grant says otherwise: an imported word is not lost. */
const withOwn = (options: readonly { value: string; label: string }[], own: readonly string[]) => [
  ...options,
  ...same([...new Set(own)].filter((value) => value && !options.some((option) => option.value === value))),
]

/** Fields two by two where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 4,
      rowGap: 4,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    }}
  >
    {children}
  </Box>
)
