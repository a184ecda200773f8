import { nomeScadenza } from '@bandiera/domain'
import { AppLink, Box } from '@bandiera/ui'
import { hrefPratica } from '../paths.ts'
import type { Evento } from './giorni.ts'

/** One deadline: what falls due, of which case file and company. */
export function EventoLink({ evento: { riga, scadenza }, oggi }: { evento: Evento; oggi: string }) {
  const late = scadenza.data < oggi
  return (
    <AppLink sx={link} to={hrefPratica(riga._id)} underline="hover">
      <Box component="span" sx={{ fontWeight: 500, color: late ? 'error.main' : undefined }}>
        {nomeScadenza(scadenza.tipo)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {` ${riga.azienda?.ragioneSociale ?? riga.pratica.titolo}`}
      </Box>
    </AppLink>
  )
}

const link = {
  display: 'block',
  minHeight: 24,
  py: '3px',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const
