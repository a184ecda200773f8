import { aziendaFields, membroFields, type Azienda } from '@bandiera/domain'
import { useChoices } from '@bandiera/live'
import { Box } from '@bandiera/ui'
import { ComboInput, RecordInputs, RowsInput, useWatch, type OptionSource } from '@bandiera/ui/form'
import { useMemo } from 'react'
import { NUOVO_MEMBRO, type AziendaOption } from '../rules/gruppo.rules.ts'
import { testi } from '../testi.ts'
import { two } from './compagine-fields.tsx'

const { classe } = testi

/** The companies of the same group, those of the portal by their name, the others written. */
export function GruppoFields({ id }: { id: string }) {
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
      add={classe.aggiungi}
      empty={NUOVO_MEMBRO}
      help={aziendaFields.gruppo.help}
      label={aziendaFields.gruppo.label}
      name="gruppo"
      rowLabel={(index) => `${classe.impresa} ${index + 1}`}
    >
      {(at) => <MembroFields at={at} source={source} />}
    </RowsInput>
  )
}

function MembroFields({ at, source }: { at: string; source: OptionSource<AziendaOption> }) {
  const azienda = useWatch({ name: `${at}.azienda` }) as AziendaOption | null
  return (
    <>
      <ComboInput<AziendaOption>
        help={membroFields.aziendaId.help}
        label={membroFields.aziendaId.label}
        name={`${at}.azienda`}
        optional
        source={source}
      />
      {!azienda && (
        <Box sx={two}>
          <RecordInputs at={at} fields={membroFields} keys={['denominazione', 'cf']} />
        </Box>
      )}
      <Box sx={two}>
        <RecordInputs
          at={at}
          fields={membroFields}
          keys={['relazione', 'quota', 'ula', 'ricavi', 'totaleAttivo', 'entePubblico']}
        />
      </Box>
    </>
  )
}

/** The class that the company declares, when it is not the computed one. */
export const DimensioneFields = () => (
  <RecordInputs fields={aziendaFields.dimensione.fields} keys={['dichiarata', 'motivo']} />
)
