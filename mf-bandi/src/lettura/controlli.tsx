import { controlliGravi, gestoriPrevisti, gruppiControlli, type Bando, type Controllo } from '@bandiera/domain'
import { Alert, Box, Button, Typography } from '@bandiera/ui'
import { redazioneOf } from '../redazione/passi.ts'
import { useAzioni } from '../redazione/use-azioni.ts'
import { testi } from '../testi.ts'
import { GruppoDomande } from './gruppo-domande.tsx'
import { useRisposte } from './use-risposte.ts'

/** Questions that only who curates the portal can answer. */
const SOLO_CURATORI: readonly string[] = ['same-title', 'maybe-stored', 'reread']

/** What the import could not settle: the questions by reason, which a curator settles one by one or all of a kind at once. */
export function Controlli({ bando, curator }: { bando: Bando; curator: boolean }) {
  const risposte = useRisposte(bando)
  const { daControllare: all = [] } = bando.data
  const flags = curator ? all : all.filter(({ tipo }) => !SOLO_CURATORI.includes(tipo ?? ''))
  const held = redazioneOf(bando) === 'in_revisione' && bando.data.fonte !== undefined
  return (
    <>
      {curator && held && controlliGravi(bando.data).length === 0 && <Pronto bando={bando} />}
      {flags.length > 0 && (
        <Alert aria-label={testi.controlli.titolo} role="region" severity="warning" sx={box}>
          <strong>{testi.controlli.titolo}</strong>
          {!curator && <div>{testi.controlli.lettore}</div>}
          {curator && redazioneOf(bando) !== 'pubblicato' && controlliGravi(bando.data).length > 0 && (
            <div>{testi.controlli.trattiene}</div>
          )}
          <Domande bando={bando} curator={curator} flags={flags} risposte={risposte} />
        </Alert>
      )}
    </>
  )
}

interface DomandeProps {
  bando: Bando
  flags: readonly Controllo[]
  curator: boolean
  risposte: ReturnType<typeof useRisposte>
}

const Domande = ({ bando, flags, curator, risposte }: DomandeProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, mt: 2 }}>
    {gruppiControlli(flags).map((gruppo) => (
      <GruppoDomande
        data={bando.data}
        gruppo={gruppo}
        key={`${gruppo.campo} ${gruppo.tipo}`}
        {...(curator && { risposte })}
      />
    ))}
  </Box>
)

/** Nothing holds the grant any more: one click publishes it. */
function Pronto({ bando }: { bando: Bando }) {
  const { passo } = useAzioni(bando)
  const n = gestoriPrevisti(bando.data).length
  if (n === 0) return null
  return (
    <Alert
      action={
        <Button color="inherit" onClick={() => void passo('pubblicato')}>
          {testi.controlli.pubblica}
        </Button>
      }
      aria-label={testi.controlli.pronto}
      role="region"
      severity="success"
      sx={{ mb: 4, maxWidth: 880 }}
    >
      {testi.controlli.pronto} <Typography component="span">{testi.controlli.pronti(n)}</Typography>
    </Alert>
  )
}

const box = { mb: 6, maxWidth: 880, '& .MuiAlert-message': { flex: 1, minWidth: 0 } } as const
