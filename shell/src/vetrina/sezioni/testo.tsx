import { EmailInput, FieldFrame, PecInput, TextAreaInput, TextInput } from '@bandiera/ui/form'
import { FormControl, FormHelperText, FormLabel, OutlinedInput } from '@bandiera/ui'
import { useId } from 'react'
import { CampiRecord } from '../campi-record.tsx'
import { Gruppo } from '../campione.tsx'
import { StatiCampo } from '../stati-campo.tsx'

/** Fields of free text, and what fields are made of. */
export function Testo() {
  const id = useId()
  return (
    <>
      <StatiCampo
        aiuto="Come in visura."
        campo={(props) => <TextInput {...props} />}
        errore="Inserisci la ragione sociale"
        nome="Ragione sociale"
        solaLettura
        valore="Neri Software Srl"
      />
      <StatiCampo
        aiuto="Quello che serve a chi apre la pratica."
        campo={(props) => <TextAreaInput {...props} />}
        errore="Scrivi almeno una riga"
        nome="Note"
        solaLettura
        valore={'Prima riga.\nSeconda riga.'}
      />
      <StatiCampo
        campo={(props) => <EmailInput {...props} />}
        errore="Dopo la @ c’è una virgola: forse volevi un punto."
        nome="E-mail"
        sbagliato="ada@studio,it"
        solaLettura
        valore="ada@studio.example"
      />
      <StatiCampo
        campo={(props) => <PecInput {...props} />}
        daRivedere="neri@gmail.com"
        errore="Nell’indirizzo manca la @: scrivilo come nome@dominio.it."
        nome="PEC"
        sbagliato="neri.pec.it"
        solaLettura
        valore="neri@pec.example.it"
      />
      <Gruppo nome="Di che cosa è fatto un campo">
        <FieldFrame error={undefined} help="Cornice dei campi su misura." label="Cornice">
          {(control) => <OutlinedInput inputProps={control} />}
        </FieldFrame>
        <FormControl sx={{ mt: 4, display: 'flex', maxWidth: 640 }}>
          <FormLabel htmlFor={id}>Parti nude</FormLabel>
          <OutlinedInput id={id} />
          <FormHelperText>Per chi disegna un campo nuovo.</FormHelperText>
        </FormControl>
      </Gruppo>
      <CampiRecord />
    </>
  )
}
