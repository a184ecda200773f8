import { boundOf, datiBandoFields } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import { FieldGroup, RecordInputs, TextAreaInput, TextInput } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { testi } from '../testi.ts'

const { form } = testi
const { titolo, link } = datiBandoFields
const IMPORTI = [
  'spesaMin',
  'spesaMax',
  'agevolazioneMin',
  'agevolazioneMax',
  'intensita',
  'stanziamento',
  'stanziamentoResiduo',
  'residuoAl',
] as const

/** What a grant is called, who gives it, where its official page is. */
export const CampiIdentita = () => (
  <FieldGroup title={form.capi.identita}>
    <TextAreaInput label={titolo.label} maxLength={boundOf(titolo).longest} name="titolo" rows={2} />
    <RecordInputs fields={datiBandoFields} keys={['sottotitolo', 'ente']} />
    <TextInput
      label={link.label}
      maxLength={boundOf(link).longest}
      name="link"
      optional
      placeholder="https://"
      type="url"
    />
  </FieldGroup>
)

/** What is spent, what is given. */
export const CampiImporti = () => (
  <FieldGroup title={form.capi.importi}>
    <Pair>
      <RecordInputs fields={datiBandoFields} keys={IMPORTI} />
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
