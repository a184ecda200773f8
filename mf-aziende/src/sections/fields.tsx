import {
  type Azienda,
  aziendaFields,
  type Esigenza,
  esigenzaAziendaFields,
  type Field,
  groupMemberFields,
  socioFields,
} from '@bandiera/domain'
import { useChoices } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Alert, Box } from '@bandiera/ui'
import {
  ComboInput,
  DateInput,
  FieldPair,
  type OptionSource,
  RecordInputs,
  RowsInput,
  SelectInput,
  useWatch,
  type YesNoRow,
  YesNoTable,
} from '@bandiera/ui/form'
import { useMemo } from 'react'
import { texts } from '../texts.ts'
import { COMPLIANCE_KEYS, type ComplianceKey, EXPIRING, QUALIFICHE } from './standing.rules.ts'
import { type AziendaOption, type EsigenzeValues, NEW_ESIGENZA, NEW_MEMBER, NEW_SOCIO } from './lists.rules.ts'

const { needs, classe, people } = texts

export const CompagineFields = () => (
  <RowsInput
    add={people.addSocio}
    empty={NEW_SOCIO}
    label={aziendaFields.compagine.label}
    name="compagine"
    rowLabel={(index) => `${people.socio} ${index + 1}`}
  >
    {(at) => <SocioFields at={at} />}
  </RowsInput>
)

const SocioFields = ({ at }: { at: string }) => (
  <>
    <RecordInputs at={at} fields={socioFields} keys={['nome']} />
    <Box sx={twoColumns}>
      <RecordInputs
        at={at}
        fields={socioFields}
        keys={['cf', 'quota', 'genere', 'dataNascita', 'ruolo', 'entePubblico']}
      />
    </Box>
    <RecordInputs at={at} fields={socioFields} keys={['amministratore']} />
  </>
)

export const twoColumns = { display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } } as const

const { fields: qualifiche } = aziendaFields.qualifiche
const { fields: regolarita } = aziendaFields.regolarita

/** Yes, no, or not known, a row each; below them the days on which two of them expire. */
export const StandingFields = () => (
  <>
    <YesNoTable
      label={aziendaFields.qualifiche.label}
      rows={QUALIFICHE.map((key) => ({ name: `qualifiche.${key}`, label: qualifiche[key].label }))}
    />
    <YesNoTable label={aziendaFields.regolarita.label} rows={COMPLIANCE_KEYS.map(complianceRow)} />
    <FieldPair>
      {EXPIRING.map((key) => (
        <DateInput key={key} label={regolarita[key].fields.scadenza.label} name={`scadenze.${key}`} optional />
      ))}
    </FieldPair>
  </>
)

const complianceRow = (key: ComplianceKey): YesNoRow => {
  const { label, negated = false }: Field = regolarita[key]
  return { name: `regolarita.${key}`, label, negated }
}

export function GroupFields({ id }: { id: string }) {
  const others = useMemo(
    () => ({
      of: (aziende: readonly Azienda[]): AziendaOption[] =>
        aziende
          .filter(({ _id }) => _id !== id)
          .map(({ _id, ragioneSociale, codiceFiscale }) => ({ value: _id, label: ragioneSociale, cf: codiceFiscale })),
    }),
    [id],
  )
  const source = useChoices('aziende', others)
  return (
    <RowsInput
      add={classe.add}
      empty={NEW_MEMBER}
      help={aziendaFields.gruppo.help}
      label={aziendaFields.gruppo.label}
      name="gruppo"
      rowLabel={(index) => `${classe.impresa} ${index + 1}`}
    >
      {(at) => <MemberFields at={at} source={source} />}
    </RowsInput>
  )
}

function MemberFields({ at, source }: { at: string; source: OptionSource<AziendaOption> }) {
  const azienda = useWatch({ name: `${at}.azienda` }) as AziendaOption | null
  return (
    <>
      <ComboInput<AziendaOption>
        help={groupMemberFields.aziendaId.help}
        label={groupMemberFields.aziendaId.label}
        name={`${at}.azienda`}
        optional
        source={source}
      />
      {!azienda && (
        <Box sx={twoColumns}>
          <RecordInputs at={at} fields={groupMemberFields} keys={['denominazione', 'cf']} />
        </Box>
      )}
      <Box sx={twoColumns}>
        <RecordInputs
          at={at}
          fields={groupMemberFields}
          keys={['relazione', 'quota', 'ula', 'ricavi', 'totaleAttivo', 'entePubblico']}
        />
      </Box>
    </>
  )
}

export const DimensioneFields = () => (
  <RecordInputs fields={aziendaFields.dimensione.fields} keys={['dichiarata', 'motivo']} />
)

export function EsigenzeFields() {
  const catalogo = usePortal().settings?.esigenze ?? []
  const chosen = (useWatch<EsigenzeValues>({ name: 'esigenze' }) ?? []) as EsigenzeValues['esigenze']
  if (catalogo.length === 0) return <Alert severity="info">{needs.catalogueEmpty}</Alert>
  return (
    <RowsInput
      add={needs.add}
      empty={NEW_ESIGENZA}
      label={needs.list}
      name="esigenze"
      rowLabel={(index) => `${esigenzaAziendaFields.esigenzaId.label} ${index + 1}`}
    >
      {(at, index) => (
        <>
          <SelectInput
            label={esigenzaAziendaFields.esigenzaId.label}
            name={`${at}.esigenzaId`}
            options={optionsOf(catalogo, chosen[index]?.esigenzaId)}
          />
          <Box sx={twoColumns}>
            <RecordInputs at={at} fields={esigenzaAziendaFields} keys={['importo', 'entro']} />
          </Box>
          <RecordInputs at={at} fields={esigenzaAziendaFields} keys={['stato', 'descrizione']} />
        </>
      )}
    </RowsInput>
  )
}

/** A need that is no longer offered stays available where it was chosen. */
function optionsOf(catalogo: readonly Esigenza[], chosen = '') {
  const offered = catalogo.filter(({ id, attiva }) => attiva !== false || id === chosen)
  const sorted = [...offered].sort((a, b) => (a.ordine ?? 0) - (b.ordine ?? 0))
  const options = sorted.map(({ id, nome }) => ({ value: id, label: nome }))
  const known = chosen === '' || options.some(({ value }) => value === chosen)
  return known ? options : [...options, { value: chosen, label: chosen }]
}
