import { esigenzaAziendaFields, type Esigenza } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Alert, Box } from '@bandiera/ui'
import { RecordInputs, RowsInput, SelectInput, useWatch } from '@bandiera/ui/form'
import { NUOVA_ESIGENZA, type EsigenzeValues } from '../rules/esigenze.rules.ts'
import { testi } from '../testi.ts'
import { two } from './compagine-fields.tsx'

const { bisogni } = testi

/** What the company needs, out of the catalogue of the portal. */
export function EsigenzeFields() {
  const catalogo = usePortal().settings?.esigenze ?? []
  const chosen = (useWatch<EsigenzeValues>({ name: 'esigenze' }) ?? []) as EsigenzeValues['esigenze']
  if (catalogo.length === 0) return <Alert severity="info">{bisogni.catalogoVuoto}</Alert>
  return (
    <RowsInput
      add={bisogni.aggiungi}
      empty={NUOVA_ESIGENZA}
      label={bisogni.elenco}
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
          <Box sx={two}>
            <RecordInputs at={at} fields={esigenzaAziendaFields} keys={['importo', 'entro']} />
          </Box>
          <RecordInputs at={at} fields={esigenzaAziendaFields} keys={['stato', 'descrizione']} />
        </>
      )}
    </RowsInput>
  )
}

/** Needs that may be chosen, in the order of the catalogue; one that is no longer offered stays where it was chosen. */
export function optionsOf(catalogo: readonly Esigenza[], chosen = '') {
  const offered = catalogo.filter(({ id, attiva }) => attiva !== false || id === chosen)
  const sorted = [...offered].sort((a, b) => (a.ordine ?? 0) - (b.ordine ?? 0))
  const options = sorted.map(({ id, nome }) => ({ value: id, label: nome }))
  const known = chosen === '' || options.some(({ value }) => value === chosen)
  return known ? options : [...options, { value: chosen, label: chosen }]
}
