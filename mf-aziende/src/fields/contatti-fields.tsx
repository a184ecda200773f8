import { EmailInput, PecInput, PhoneInput, TextInput } from '@bandiera/ui/form'
import { testi } from '../testi.ts'

/** How to reach the company. */
export function ContattiFields() {
  return (
    <>
      <PhoneInput autoComplete="off" label={testi.telefono} name="telefono" optional />
      <EmailInput label={testi.email} name="email" optional />
      <PecInput label={testi.pec} name="pec" optional />
      <TextInput help={testi.aiutoSdi} label={testi.sdi} name="sdi" optional />
      <TextInput label={testi.sito} name="sito" optional />
    </>
  )
}

/** The person to speak with. */
export function ReferenteFields() {
  const { persone } = testi
  return (
    <>
      <TextInput label={persone.nome} name="referente.nome" optional />
      <TextInput label={persone.ruolo} name="referente.ruolo" optional />
      <PhoneInput autoComplete="off" label={persone.telefono} name="referente.telefono" optional />
      <EmailInput label={persone.email} name="referente.email" optional />
    </>
  )
}
