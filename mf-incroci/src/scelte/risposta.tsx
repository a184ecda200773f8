import { conRisposta, sceltaDi, type Risposta as Data } from '@bandiera/domain'
import type { EsitoCriterio, Incrocio } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, Button, Stack } from '@bandiera/ui'
import { hrefBando } from '../paths.ts'
import { testi as comuni } from '../testi.ts'
import { testi } from './testi.ts'
import { useDecidi } from './use-decidi.ts'
import { firmaDi, useFirma } from './use-firma.ts'

interface RispostaProps {
  criterio: EsitoCriterio
  incrocio: Incrocio
}

/** A criterion in words: a person answers it here for this company and this grant, and may withdraw the answer. */
export function Risposta({ criterio, incrocio: { azienda, bando } }: RispostaProps) {
  const { usr } = usePortal()
  const decide = useDecidi(azienda)
  const given = sceltaDi(azienda, bando._id)?.risposte?.find(({ criterioId }) => criterioId === criterio.id)
  const answer = (risposta: Data | null) =>
    void decide?.(risposta ? testi.salvata : testi.ritirata, conRisposta(azienda, bando._id, criterio.id, risposta))
  if (given) return <Given given={given} onWithdraw={decide && (() => answer(null))} regola={criterio.regola} />
  // the grant itself answers it for everybody
  if (criterio.valore !== 'da_verificare') return null
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
      <span>
        {testi.valuta} <AppLink to={hrefBando(bando._id)}>{comuni.leggiBando}</AppLink>
      </span>
      {decide && (
        <Stack className="no-print" direction="row" sx={{ gap: 2 }}>
          {(['si', 'no'] as const).map((valore) => (
            <Button
              aria-label={testi.rispondiDi(testi.rispondi[valore], criterio.regola)}
              key={valore}
              onClick={() => answer({ criterioId: criterio.id, valore, ...firmaDi(usr) })}
              variant="outlined"
            >
              {testi.rispondi[valore]}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

interface GivenProps {
  given: Data
  regola: string
  onWithdraw: (() => void) | null
}

function Given({ given, regola, onWithdraw }: GivenProps) {
  const firma = useFirma(given)
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
      <span>
        {testi.risposto(testi.rispondi[given.valore])}
        <Box component="span" sx={{ color: 'text.secondary', display: 'block' }}>
          {firma}
        </Box>
      </span>
      {onWithdraw && (
        <Button aria-label={testi.ritiraDi(regola)} onClick={onWithdraw} size="small" variant="outlined">
          {testi.ritira}
        </Button>
      )}
    </Stack>
  )
}
