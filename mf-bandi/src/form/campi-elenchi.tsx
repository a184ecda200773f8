import {
  CheckInput,
  CheckListInput,
  FieldGroup,
  NumberInput,
  RowsInput,
  SelectInput,
  TextAreaInput,
  TextInput,
} from '@bandiera/ui/form'
import { Box } from '@bandiera/ui'
import { testi } from '../testi.ts'
import type { BandoValues } from './bando-values.ts'
import { Pair } from './campi-testata.tsx'
import { costi, cumulo, forme, obiettivi, regimi, withOwn } from './opzioni.ts'

const { form } = testi
const ordinal = (name: string) => (index: number) => `${name} ${index + 1}`

/** What the grant is for, in what form, for which costs, under which rules of aid. */
export function CampiClassificazione({ before }: { before: BandoValues }) {
  const voci = withOwn(
    costi,
    before.costi.map(({ voce }) => voce),
  )
  return (
    <FieldGroup title={form.capi.classificazione}>
      <CheckListInput label={form.obiettivi} name="obiettivi" optional options={withOwn(obiettivi, before.obiettivi)} />
      <CheckListInput label={form.forme} name="forme" optional options={withOwn(forme, before.forme)} />
      <RowsInput
        add={form.aggiungiCosto}
        empty={{ voce: '' }}
        label={form.costi}
        name="costi"
        rowLabel={ordinal(form.voce)}
      >
        {(at) => (
          <>
            <SelectInput label={form.voce} name={`${at}.voce`} options={voci} />
            <Pair>
              <NumberInput decimals={2} label={form.minimo} name={`${at}.min`} optional unit="%" />
              <NumberInput decimals={2} label={form.massimo} name={`${at}.max`} optional unit="%" />
            </Pair>
          </>
        )}
      </RowsInput>
      <SelectInput
        label={form.regime}
        name="regime"
        optional
        options={withOwn(regimi, [before.regime])}
        placeholder={form.nonIndicato}
      />
      <SelectInput
        label={form.cumulo}
        name="cumulo"
        optional
        options={withOwn(cumulo, [before.cumulo])}
        placeholder={form.nonIndicato}
      />
    </FieldGroup>
  )
}

/** What has to be sent with the application: the check list of its case files. */
export const CampiDocumenti = () => (
  <FieldGroup title={form.capi.documenti}>
    <RowsInput
      add={form.aggiungiDocumento}
      empty={{ nome: '', obbligatorio: true }}
      label={form.elencoDocumenti}
      movable
      name="documentiRichiesti"
      rowLabel={ordinal(form.documento)}
    >
      {(at) => (
        <>
          <TextInput label={form.documento} name={`${at}.nome`} />
          <Pair>
            <NumberInput label={form.validita} name={`${at}.validitaGiorni`} optional unit={form.giorni} />
            <Box sx={{ pt: { sm: 6 } }}>
              <CheckInput label={form.obbligatorio} name={`${at}.obbligatorio`} />
            </Box>
          </Pair>
        </>
      )}
    </RowsInput>
  </FieldGroup>
)

/** What gives points in the ranking. */
export const CampiPremialita = () => (
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
          <TextInput label={form.premio} name={`${at}.testo`} />
          <NumberInput decimals={2} label={form.punti} name={`${at}.punti`} optional />
        </>
      )}
    </RowsInput>
  </FieldGroup>
)

/** The text of the grant, section by section. */
export const CampiSezioni = () => (
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
          <TextInput label={form.sezione} name={`${at}.titolo`} />
          <TextAreaInput label={form.testo} name={`${at}.testo`} rows={6} />
        </>
      )}
    </RowsInput>
  </FieldGroup>
)
