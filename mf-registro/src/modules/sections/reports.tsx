import { usePortal } from '@bandiera/platform'
import { Box, Button, Marker, Section, Stack, WarningIcon } from '@bandiera/ui'
import { useState } from 'react'
import type { Segnalazione } from '../../parts/registry.ts'
import { quandoText } from '../../tenant/texts-choices.ts'
import { postJson } from '../../parts/post-json.ts'
import { texts } from '../texts-reports.ts'

type Decisione = 'indietro' | 'tieni' | 'visto'

interface Props {
  segnalazioni: readonly Segnalazione[]
  /** After a decision. */
  onDone: () => void
}

/** What no operator has seen yet: each with what happened, who says so, and the decision that it asks for. */
export function Segnalazioni({ segnalazioni, onDone }: Props) {
  const { deciding, decide } = useDecisione(onDone)
  if (segnalazioni.length === 0) return null
  return (
    <Section first title={texts.titolo}>
      <Box aria-label={texts.titolo} component="ul" sx={{ m: 0, mb: 4, p: 0, listStyle: 'none' }}>
        {segnalazioni.map((one) => (
          <Box component="li" key={one.chiave} sx={riga}>
            <Fatto segnalazione={one} />
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 2 }}>
              {(one.tipo === 'guasto' ? (['indietro', 'tieni'] as const) : (['visto'] as const)).map((decisione) => (
                <Button
                  aria-label={texts.di(texts[decisione], one.id, one.versione)}
                  disabled={deciding !== null}
                  key={decisione}
                  onClick={() => void decide(one, decisione)}
                  size="small"
                  variant={decisione === 'indietro' ? 'contained' : 'outlined'}
                >
                  {texts[decisione]}
                </Button>
              ))}
            </Stack>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function Fatto({ segnalazione }: { segnalazione: Segnalazione }) {
  const { tipo, id, versione, tenant, quanti, perche, chi, quando, persone = 1 } = segnalazione
  const when = quandoText(quando)
  if (tipo !== 'guasto')
    return (
      <>
        <Titolo>{texts.ritiro(id, versione, texts.clienti(tenant, quanti))}</Titolo>
        <Box sx={testo}>{perche}</Box>
        <Box sx={{ ...testo, color: 'text.secondary' }}>{texts.chi(chi, when)}</Box>
      </>
    )
  return (
    <>
      <Titolo>{texts.guasto(id, versione, persone, tenant[0] ?? '')}</Titolo>
      <Box sx={{ ...testo, color: 'text.secondary' }}>{texts.scrive(chi, when)}</Box>
      <Box component="blockquote" sx={{ ...testo, m: 0, my: 1, pl: 3, borderLeft: 2, borderColor: 'divider' }}>
        {perche}
      </Box>
      <Box sx={{ ...testo, color: 'text.secondary' }}>{texts.intanto}</Box>
    </>
  )
}

const Titolo = ({ children }: { children: string }) => (
  <Box sx={{ mb: 1, '& span': { whiteSpace: 'normal' } }}>
    <Marker icon={WarningIcon} tone="warning">
      {children}
    </Marker>
  </Box>
)

/** Sends a decision; which one is under way, so that none is sent twice. */
function useDecisione(onDone: () => void) {
  const { request, notify } = usePortal()
  const [deciding, setDeciding] = useState<string | null>(null)
  const decide = async ({ chiave }: Segnalazione, decisione: Decisione) => {
    setDeciding(chiave)
    try {
      await postJson(request, '/api/registro/segnalazioni', { segnalazione: chiave, decisione })
      if (texts.fatto[decisione]) notify({ text: texts.fatto[decisione], kind: 'success' })
    } catch (failure) {
      notify({ text: failure instanceof Error ? failure.message : String(failure), kind: 'error' })
    }
    setDeciding(null)
    onDone()
  }
  return { deciding, decide }
}

const riga = { border: 1, borderColor: 'divider', borderRadius: 1, p: 3, '& + &': { mt: 2 } } as const
const testo = { maxWidth: '75ch', overflowWrap: 'anywhere', typography: 'body2' } as const
