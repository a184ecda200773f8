import {
  boundOf,
  ADMITTED_COSTS,
  costFields,
  AID_COMBINATIONS,
  bandoDataFields,
  requiredDocumentoFields,
  AGEVOLAZIONE_FORMS,
  OBJECTIVES,
  bonusFields,
  BANDO_PROCEDURES,
  bandoProcedureLabels,
  bandoRegimeLabels,
  sectionFields,
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

/** Objectives, forms, costs and aid rules of the grant. */
export function ClassificationFields({ before }: { before: BandoValues }) {
  const voci = withOwn(
    costs,
    before.costi.map(({ voce }) => voce),
  )
  return (
    <FieldGroup title={form.capi.classificazione}>
      <CheckListInput
        label={bandoDataFields.obiettivi.label}
        name="obiettivi"
        optional
        options={withOwn(goals, before.obiettivi)}
      />
      <CheckListInput
        label={bandoDataFields.forme.label}
        name="forme"
        optional
        options={withOwn(forms, before.forme)}
      />
      <RowsInput
        add={form.aggiungiCosto}
        empty={{ voce: '' }}
        label={bandoDataFields.costi.label}
        name="costi"
        rowLabel={ordinal(costFields.voce.label)}
      >
        {(at) => (
          <>
            <SelectInput label={costFields.voce.label} name={`${at}.voce`} options={voci} />
            <Pair>
              <RecordInputs at={at} fields={costFields} keys={['min', 'max']} />
            </Pair>
          </>
        )}
      </RowsInput>
      <SelectInput
        label={bandoDataFields.regime.label}
        name="regime"
        optional
        options={withOwn(regimes, [before.regime])}
        placeholder={form.nonIndicato}
      />
      <SelectInput
        label={bandoDataFields.cumulo.label}
        name="cumulo"
        optional
        options={withOwn(cumulation, [before.cumulo])}
        placeholder={form.nonIndicato}
      />
    </FieldGroup>
  )
}

/** Documents to send with the application: the check list of its case files. */
export const DocumentFields = () => (
  <FieldGroup title={form.capi.documenti}>
    <RowsInput
      add={form.aggiungiDocumento}
      empty={{ nome: '', obbligatorio: true }}
      label={form.elencoDocumenti}
      movable
      name="documentiRichiesti"
      rowLabel={ordinal(requiredDocumentoFields.nome.label)}
    >
      {(at) => (
        <>
          <RecordInputs at={at} fields={requiredDocumentoFields} keys={['nome']} />
          <Pair>
            <RecordInputs at={at} fields={requiredDocumentoFields} keys={['validitaGiorni']} />
            <Box sx={{ pt: { sm: 6 } }}>
              <RecordInputs at={at} fields={requiredDocumentoFields} keys={['obbligatorio']} />
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
          <RecordInputs at={at} fields={bonusFields} keys={['testo', 'punti']} />
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
            label={sectionFields.titolo.label}
            maxLength={boundOf(sectionFields.titolo).longest}
            name={`${at}.titolo`}
          />
          <TextAreaInput label={sectionFields.html.label} name={`${at}.testo`} rows={6} />
        </>
      )}
    </RowsInput>
  </FieldGroup>
)

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

export const procedures = BANDO_PROCEDURES.map((value) => ({ value, label: bandoProcedureLabels[value] }))
const goals = same(OBJECTIVES)
const forms = same(AGEVOLAZIONE_FORMS)
const costs = same(ADMITTED_COSTS)
const cumulation = AID_COMBINATIONS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
const regimes = Object.entries(bandoRegimeLabels).map(([value, label]) => ({ value, label }))

/** The usual choices and the grant's own value, so that an imported word is not lost. */
const withOwn = (options: readonly { value: string; label: string }[], own: readonly string[]) => [
  ...options,
  ...same([...new Set(own)].filter((value) => value && !options.some((option) => option.value === value))),
]

/** Fields in two columns when they fit. */
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
