import { CLASSI_DIMENSIONE, classeLabels, relazioniGruppo, type Azienda } from '@bandiera/domain'
import { useChoices } from '@bandiera/live'
import { Box } from '@bandiera/ui'
import {
  CodiceFiscaleInput,
  ComboInput,
  EuroInput,
  NumberInput,
  RowsInput,
  SelectInput,
  TextInput,
  useWatch,
  type OptionSource,
} from '@bandiera/ui/form'
import { useMemo } from 'react'
import { NUOVO_MEMBRO, type AziendaOption } from '../rules/gruppo.rules.ts'
import { testi } from '../testi.ts'
import { two } from './compagine-fields.tsx'

const { classe } = testi
const relazioni = Object.entries(relazioniGruppo).map(([value, label]) => ({ value, label }))
const classi = CLASSI_DIMENSIONE.map((value) => ({ value, label: classeLabels[value] }))

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
      help={classe.aiutoGruppo}
      label={classe.membri}
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
        help={classe.aiutoAzienda}
        label={classe.azienda}
        name={`${at}.azienda`}
        optional
        source={source}
      />
      {!azienda && (
        <Box sx={two}>
          <TextInput label={classe.denominazione} name={`${at}.denominazione`} />
          <CodiceFiscaleInput label={testi.codiceFiscale} name={`${at}.cf`} optional />
        </Box>
      )}
      <Box sx={two}>
        <SelectInput
          help={classe.aiutoRelazione}
          label={classe.relazione}
          name={`${at}.relazione`}
          options={relazioni}
        />
        <NumberInput
          decimals={2}
          help={classe.aiutoQuota}
          label={classe.quota}
          max={100}
          name={`${at}.quota`}
          optional
          unit="%"
        />
        <NumberInput decimals={2} label={testi.ula} name={`${at}.ula`} optional />
        <EuroInput label={testi.ricavi} name={`${at}.ricavi`} optional />
        <EuroInput label={testi.totaleAttivo} name={`${at}.totaleAttivo`} optional />
      </Box>
    </>
  )
}

/** The class that the company declares, when it is not the computed one. */
export function DimensioneFields() {
  return (
    <>
      <SelectInput
        help={classe.aiutoDichiarata}
        label={classe.dichiarata}
        name="dichiarata"
        optional
        options={classi}
      />
      <TextInput help={classe.aiutoMotivo} label={classe.motivo} name="motivo" optional />
    </>
  )
}
