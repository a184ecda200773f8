import { chiaveControllo, TIPI_CONTROLLO, type Controllo, type DatiBando, type GruppoControlli } from '@bandiera/domain'
import { Box, Button, Disclosure } from '@bandiera/ui'
import { useId } from 'react'
import { testi } from '../testi.ts'
import { nomeCampo } from './nome-campo.ts'
import { propostaInParole } from './proposta.ts'
import type { Risposte } from './use-risposte.ts'

/** Questions that stand open; the rest of a long group comes on request. */
const SHOWN = 3

interface GruppoProps {
  gruppo: GruppoControlli
  data: DatiBando
  /** Absent for people who only read. */
  risposte?: Risposte | undefined
}

/** Questions of one kind about one field, and one action for all of them. */
export function GruppoDomande({ gruppo: { campo, controlli }, data, risposte }: GruppoProps) {
  const id = useId()
  const many = controlli.length > 1
  const list = (flags: readonly Controllo[]) =>
    flags.map((flag) => (
      <Domanda data={data} flag={flag} key={chiaveControllo(flag)} only={!many} {...(risposte && { risposte })} />
    ))
  return (
    <Box aria-labelledby={id} role="group">
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Box component="span" id={id} sx={{ fontWeight: 600 }}>
          {nomeCampo(campo)}
        </Box>
        {many && risposte && (
          <Button color="inherit" onClick={() => risposte.controllate(controlli)} variant="outlined">
            {testi.controlli.tutte(controlli.length)}
          </Button>
        )}
      </Box>
      {list(controlli.slice(0, SHOWN))}
      {controlli.length > SHOWN && (
        <Disclosure title={testi.controlli.altre(controlli.length - SHOWN)}>{list(controlli.slice(SHOWN))}</Disclosure>
      )}
    </Box>
  )
}

interface DomandaProps {
  flag: Controllo
  data: DatiBando
  /** Alone in its group, which then has no action of its own. */
  only: boolean
  risposte?: Risposte | undefined
}

function Domanda({ flag, data, only, risposte }: DomandaProps) {
  const id = useId()
  const proposta = flag.tipo === TIPI_CONTROLLO.riletto ? '' : propostaInParole(data, flag)
  return (
    <Box sx={{ display: 'flex', columnGap: 3, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <Box id={id} sx={{ flex: 1, minWidth: { xs: '100%', sm: 0 }, overflowWrap: 'anywhere' }}>
        {flag.motivo}
        {proposta && <Box>{testi.controlli.proposta(proposta)}</Box>}
      </Box>
      {risposte && (flag.proposta || only) && (
        <Box sx={{ display: 'flex', flexShrink: 0, justifyContent: 'flex-end', ml: 'auto' }}>
          {flag.proposta && (
            <Button aria-describedby={id} color="inherit" onClick={() => risposte.prendi(flag)} variant="outlined">
              {testi.controlli.prendi}
            </Button>
          )}
          {(only || flag.proposta) && (
            <Button
              aria-describedby={id}
              color="inherit"
              onClick={() => risposte.controllate([flag])}
              variant={flag.proposta ? 'text' : 'outlined'}
            >
              {testi.controlli.fatto}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
