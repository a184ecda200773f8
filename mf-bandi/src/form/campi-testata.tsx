import { Box } from '@bandiera/ui'
import { DateInput, EuroInput, FieldGroup, NumberInput, TextAreaInput, TextInput } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { testi } from '../testi.ts'

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
      <EuroInput help={form.aiutoResiduo} label={form.residuo} name="stanziamentoResiduo" optional />
      <DateInput label={form.residuoAl} name="residuoAl" optional />
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
