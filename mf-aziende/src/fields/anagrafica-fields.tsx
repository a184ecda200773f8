import { dayInRome, FORME_GIURIDICHE, formeGiuridiche, STATI_AZIENDA, statiAzienda } from '@bandiera/domain'
import { CodiceFiscaleInput, DateInput, EuroInput, PartitaIvaInput, SelectInput, TextInput } from '@bandiera/ui/form'
import { DuplicateNotice } from './duplicate-notice.tsx'
import { testi } from '../testi.ts'

const forme = FORME_GIURIDICHE.map((value) => ({ value, label: formeGiuridiche[value] }))
const stati = STATI_AZIENDA.map((value) => ({ value, label: statiAzienda[value] }))

/** Who the company is; says at once when another of the same gestore has its numbers. */
export function IdentitaFields({ id }: { id?: string }) {
  return (
    <>
      <TextInput autoComplete="organization" label={testi.colonne.nome} name="ragioneSociale" />
      <SelectInput label={testi.formaGiuridica} name="formaGiuridica" optional options={forme} />
      <PartitaIvaInput label={testi.colonne.partitaIva} name="partitaIva" />
      <CodiceFiscaleInput help={testi.aiutoCodiceFiscale} label={testi.codiceFiscale} name="codiceFiscale" optional />
      <DuplicateNotice id={id} />
      <DateInput label={testi.dataCostituzione} max={dayInRome()} min="1850-01-01" name="dataCostituzione" optional />
    </>
  )
}

/** Everything that the register says of a company. */
export function AnagraficaFields({ id }: { id: string }) {
  return (
    <>
      <IdentitaFields id={id} />
      <DateInput label={testi.dataInizioAttivita} min="1850-01-01" name="dataInizioAttivita" optional />
      <SelectInput label={testi.stato} name="stato" optional options={stati} />
      <TextInput help={testi.aiutoRea} label={testi.rea} name="rea" optional />
      <EuroInput label={testi.capitaleSociale} name="capitaleSociale" optional />
      <TextInput help={testi.aiutoTag} label={testi.tag} name="tag" optional />
    </>
  )
}
