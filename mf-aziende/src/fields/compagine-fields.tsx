import { dayInRome } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import {
  CheckInput,
  CodiceFiscaleInput,
  DateInput,
  NumberInput,
  RowsInput,
  SelectInput,
  TextInput,
} from '@bandiera/ui/form'
import { NUOVO_SOCIO } from '../rules/compagine.rules.ts'
import { testi } from '../testi.ts'

const { persone } = testi
const generi = Object.entries(persone.generi).map(([value, label]) => ({ value, label }))

/** Members and directors: their quotas decide whether the company is run by women or by young people. */
export const CompagineFields = () => (
  <RowsInput
    add={persone.aggiungiSocio}
    empty={NUOVO_SOCIO}
    label={persone.soci}
    name="compagine"
    rowLabel={(index) => `${persone.socio} ${index + 1}`}
  >
    {(at) => <SocioFields at={at} />}
  </RowsInput>
)

const SocioFields = ({ at }: { at: string }) => (
  <>
    <TextInput label={persone.nome} name={`${at}.nome`} />
    <Box sx={two}>
      <CodiceFiscaleInput label={testi.codiceFiscale} name={`${at}.cf`} optional />
      <NumberInput decimals={2} label={persone.quota} max={100} name={`${at}.quota`} optional unit="%" />
      <SelectInput label={persone.genere} name={`${at}.genere`} optional options={generi} />
      <DateInput label={persone.dataNascita} max={dayInRome()} min="1900-01-01" name={`${at}.dataNascita`} optional />
      <TextInput label={persone.ruolo} name={`${at}.ruolo`} optional />
    </Box>
    <CheckInput label={persone.amministratore} name={`${at}.amministratore`} />
  </>
)

/** Two fields beside each other where there is room. */
export const two = { display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } } as const
