import { aziendaFields, socioFields } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import { RecordInputs, RowsInput } from '@bandiera/ui/form'
import { NUOVO_SOCIO } from '../rules/compagine.rules.ts'
import { testi } from '../testi.ts'

const { persone } = testi

/** Members and directors: their quotas decide whether the company is run by women or by young people. */
export const CompagineFields = () => (
  <RowsInput
    add={persone.aggiungiSocio}
    empty={NUOVO_SOCIO}
    label={aziendaFields.compagine.label}
    name="compagine"
    rowLabel={(index) => `${persone.socio} ${index + 1}`}
  >
    {(at) => <SocioFields at={at} />}
  </RowsInput>
)

const SocioFields = ({ at }: { at: string }) => (
  <>
    <RecordInputs at={at} fields={socioFields} keys={['nome']} />
    <Box sx={two}>
      <RecordInputs
        at={at}
        fields={socioFields}
        keys={['cf', 'quota', 'genere', 'dataNascita', 'ruolo', 'entePubblico']}
      />
    </Box>
    <RecordInputs at={at} fields={socioFields} keys={['amministratore']} />
  </>
)

/** Two fields beside each other where there is room. */
export const two = { display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } } as const
