import { documentiMancanti } from '@bandiera/domain'
import { Alert, AppLink, Box, Typography } from '@bandiera/ui'
import { CheckInput } from '@bandiera/ui/form'
import { hrefPratica } from '../paths.ts'
import { testi } from '../testi.ts'
import type { PassoChiesto } from './passo.rules.ts'

const { passo } = testi

/** The mandatory documents that a step still lacks, one by one, and what can be done about it. */
export function Mancanti({ asked: { pratica, oggi, capo } }: { asked: PassoChiesto }) {
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 600 }}>{passo.mancano}</Typography>
      <Box component="ul" sx={{ m: 0, my: 1, pl: 5 }}>
        {documentiMancanti(pratica, oggi).map(({ voce, id }) => (
          <li key={id ?? voce}>{voce}</li>
        ))}
      </Box>
      {capo ? passo.mancanoGestore : passo.mancanoProfessionista}{' '}
      <AppLink to={`${hrefPratica(pratica._id)}?tab=checklist`}>{passo.vaiChecklist}</AppLink>
    </Alert>
  )
}

/** The box that goes on although something is missing; for who decides for the team. */
export const Prosegui = () => <CheckInput label={passo.prosegui} name="forza" />
