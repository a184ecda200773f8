import { dayInRome, FORME_GIURIDICHE, formeGiuridiche } from '@bandiera/domain'
import { CodiceFiscaleInput, DateInput, PartitaIvaInput, PhoneInput, SelectInput, TextInput } from '@bandiera/ui/form'
import { testi } from '../testi.ts'

const forme = FORME_GIURIDICHE.map((value) => ({ value, label: formeGiuridiche[value] }))

export function AnagraficaFields() {
  return (
    <>
      <TextInput autoComplete="organization" label={testi.colonne.nome} name="ragioneSociale" />
      <SelectInput label={testi.formaGiuridica} name="formaGiuridica" optional options={forme} />
      <PartitaIvaInput label={testi.colonne.partitaIva} name="partitaIva" />
      <CodiceFiscaleInput help={testi.aiutoCodiceFiscale} label={testi.codiceFiscale} name="codiceFiscale" optional />
      <DateInput label={testi.dataCostituzione} max={dayInRome()} min="1850-01-01" name="dataCostituzione" optional />
      <PhoneInput autoComplete="off" label={testi.telefono} name="telefono" optional />
    </>
  )
}
