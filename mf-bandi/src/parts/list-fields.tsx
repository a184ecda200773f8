import {
  boundOf,
  ADMITTED_COSTS,
  costFields,
  type Field,
  AID_COMBINATIONS,
  bandoDataFields,
  requiredDocumentoFields,
  AGEVOLAZIONE_FORMS,
  OBJECTIVES,
  bonusFields,
  bandoProcedureLabels,
  bandoRegimeLabels,
  sectionFields,
} from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import {
  CheckListInput,
  type Option,
  optionsOf,
  RecordInputs,
  RowsInput,
  SelectInput,
  TextAreaInput,
} from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import type { BandoValues } from '../rules.ts'

const { form } = texts

const ordinal = (name: string) => (index: number) => `${name} ${index + 1}`

export function ClassificationFields({ before }: { before: BandoValues }) {
  const usedCosts = before.costi.map(({ voce }) => voce)
  const choice = { optional: true, placeholder: form.nonIndicato }
  return (
    <>
      <CheckListInput
        label={bandoDataFields.obiettivi.label}
        name="obiettivi"
        optional
        options={withOwn(optionsOf(OBJECTIVES), before.obiettivi)}
      />
      <CheckListInput
        label={bandoDataFields.forme.label}
        name="forme"
        optional
        options={withOwn(optionsOf(AGEVOLAZIONE_FORMS), before.forme)}
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
            <SelectInput
              label={costFields.voce.label}
              name={`${at}.voce`}
              options={withOwn(optionsOf(ADMITTED_COSTS), usedCosts)}
            />
            <Pair>
              <RecordInputs at={at} fields={costFields} keys={['min', 'max']} />
            </Pair>
          </>
        )}
      </RowsInput>
      <SelectInput
        {...choice}
        label={bandoDataFields.regime.label}
        name="regime"
        options={withOwn(optionsOf(bandoRegimeLabels), [before.regime])}
      />
      <SelectInput
        {...choice}
        label={bandoDataFields.cumulo.label}
        name="cumulo"
        options={withOwn(cumulation, [before.cumulo])}
      />
    </>
  )
}

/** Documents to send with the application: the check list of its case files. */
export const DocumentFields = () => (
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
)

export const BonusFields = () => (
  <RowsInput
    add={form.aggiungiPremio}
    empty={{ testo: '' }}
    label={form.elencoPremi}
    movable
    name="premialita"
    rowLabel={ordinal(form.unPremio)}
  >
    {(at) => <RecordInputs at={at} fields={bonusFields} keys={['testo', 'punti']} />}
  </RowsInput>
)

export const SectionFields = () => (
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
        <RecordInputs at={at} fields={sectionFields} keys={['titolo']} required={['titolo']} />
        <TextAreaInput label={sectionFields.html.label} name={`${at}.testo`} rows={6} />
      </>
    )}
  </RowsInput>
)

type TextField = 'titolo' | 'link' | 'noteFinestra' | 'norme'

/** Name, label and bound of a text of the grant, for an input of its own. */
export const wordsOf = (name: TextField) => ({
  name,
  label: bandoDataFields[name].label,
  maxLength: boundOf(bandoDataFields[name]).longest,
})

export const AreaInput = ({ name, ...look }: { name: TextField; rows: number; optional?: boolean }) => {
  const { help }: Field = bandoDataFields[name]
  return <TextAreaInput help={help} optional {...wordsOf(name)} {...look} />
}

export const procedures = optionsOf(bandoProcedureLabels)
const cumulation = AID_COMBINATIONS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))

/** The usual choices and the grant's own value, so that an imported word is not lost. */
const withOwn = (options: readonly Option[], own: readonly string[]): Option[] => [
  ...options,
  ...optionsOf([...new Set(own)].filter((value) => value && !options.some((option) => option.value === value))),
]

export const Pair = ({ children }: { children: ReactNode }) => <Box sx={pairStyle}>{children}</Box>

const pairStyle = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
}
