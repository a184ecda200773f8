import { Box } from '@bandiera/ui'
import {
  DateInput,
  EuroInput,
  FieldGroup,
  NumberInput,
  SelectInput,
  TextAreaInput,
  TextInput,
  TimeInput,
} from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { testi } from '../testi.ts'
import { procedure } from './opzioni.ts'

const { form } = testi

/** What a grant is called, who gives it, where its official page is. */
export const CampiIdentita = () => (
  <FieldGroup title={form.capi.identita}>
    <TextAreaInput label={form.titolo} name="titolo" rows={2} />
    <TextInput help={form.aiutoSottotitolo} label={form.sottotitolo} name="sottotitolo" optional />
    <TextInput label={form.ente} name="ente" optional />
    <TextInput label={form.link} name="link" optional placeholder="https://" type="url" />
  </FieldGroup>
)

/** When applications may be sent. */
export const CampiFinestra = () => (
  <FieldGroup title={form.capi.finestra}>
    <Pair>
      <DateInput label={form.apertura} name="dataApertura" optional />
      <TimeInput label={form.oraApertura} name="oraApertura" optional />
      <DateInput help={form.aiutoChiusura} label={form.chiusura} name="dataChiusura" optional />
      <TimeInput label={form.oraChiusura} name="oraChiusura" optional />
    </Pair>
    <DateInput help={form.aiutoAnticipata} label={form.anticipata} name="chiusuraAnticipata" optional />
    <Pair>
      <SelectInput
        label={form.procedura}
        name="procedura"
        optional
        options={procedure}
        placeholder={form.nonIndicato}
      />
      <DateInput label={form.graduatoria} name="dataGraduatoria" optional />
    </Pair>
    <TextAreaInput label={form.note} name="noteFinestra" optional rows={3} />
  </FieldGroup>
)

/** What is spent, what is given. */
export const CampiImporti = () => (
  <FieldGroup title={form.capi.importi}>
    <Pair>
      <EuroInput label={form.spesaMin} name="spesaMin" optional />
      <EuroInput label={form.spesaMax} name="spesaMax" optional />
      <EuroInput label={form.agevolazioneMin} name="agevolazioneMin" optional />
      <EuroInput label={form.agevolazioneMax} name="agevolazioneMax" optional />
      <NumberInput decimals={2} help={form.aiutoIntensita} label={form.intensita} name="intensita" optional unit="%" />
      <EuroInput label={form.stanziamento} name="stanziamento" optional />
    </Pair>
  </FieldGroup>
)

/** Fields two by two where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 4,
      rowGap: 4,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    }}
  >
    {children}
  </Box>
)
