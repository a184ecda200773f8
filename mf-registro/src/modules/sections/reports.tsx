import { useAttempt, usePortal } from '@bandiera/platform'
import { Box, Button, Marker, Section, Stack, WarningIcon } from '@bandiera/ui'
import { useState } from 'react'
import type { Report } from '../../parts/registry.ts'
import { whenText } from '../../parts/texts.ts'
import { postJson } from '../../parts/requests.ts'
import { reportTexts } from '../texts.ts'

type Decision = 'indietro' | 'tieni' | 'visto'

export function Reports({ reports, onDone }: { reports: readonly Report[]; onDone: () => void }) {
  const { deciding, decide } = useDecision(onDone)
  if (reports.length === 0) return null
  return (
    <Section first title={reportTexts.titolo}>
      <Box aria-label={reportTexts.titolo} component="ul" sx={{ m: 0, mb: 4, p: 0, listStyle: 'none' }}>
        {reports.map((one) => (
          <Box component="li" key={one.chiave} sx={rowStyle}>
            <Fact segnalazione={one} />
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 2 }}>
              {(one.tipo === 'guasto' ? (['indietro', 'tieni'] as const) : (['visto'] as const)).map((decisione) => (
                <Button
                  aria-label={reportTexts.di(reportTexts[decisione], one.id, one.versione)}
                  disabled={deciding !== null}
                  key={decisione}
                  onClick={() => void decide(one, decisione)}
                  size="small"
                  variant={decisione === 'indietro' ? 'contained' : 'outlined'}
                >
                  {reportTexts[decisione]}
                </Button>
              ))}
            </Stack>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function Fact({ segnalazione }: { segnalazione: Report }) {
  const { tipo, id, versione, tenant, quanti, perche, chi, quando, persone = 1 } = segnalazione
  const when = whenText(quando)
  if (tipo !== 'guasto')
    return (
      <>
        <Title>{reportTexts.ritiro(id, versione, reportTexts.clienti(tenant, quanti))}</Title>
        <Box sx={textStyle}>{perche}</Box>
        <Box sx={{ ...textStyle, color: 'text.secondary' }}>{reportTexts.chi(chi, when)}</Box>
      </>
    )
  return (
    <>
      <Title>{reportTexts.guasto(id, versione, persone, tenant[0] ?? '')}</Title>
      <Box sx={{ ...textStyle, color: 'text.secondary' }}>{reportTexts.scrive(chi, when)}</Box>
      <Box component="blockquote" sx={{ ...textStyle, m: 0, my: 1, pl: 3, borderLeft: 2, borderColor: 'divider' }}>
        {perche}
      </Box>
      <Box sx={{ ...textStyle, color: 'text.secondary' }}>{reportTexts.intanto}</Box>
    </>
  )
}

const Title = ({ children }: { children: string }) => (
  <Box sx={{ mb: 1, '& span': { whiteSpace: 'normal' } }}>
    <Marker icon={WarningIcon} tone="warning">
      {children}
    </Marker>
  </Box>
)

/** Remembers which decision is running, so that none is sent twice. */
function useDecision(onDone: () => void) {
  const { request } = usePortal()
  const attempt = useAttempt()
  const [deciding, setDeciding] = useState<string | null>(null)
  const decide = async ({ chiave }: Report, decisione: Decision) => {
    setDeciding(chiave)
    const decided = postJson(request, '/api/registro/segnalazioni', { segnalazione: chiave, decisione })
    await attempt(
      reportTexts.fatto[decisione] || undefined,
      decided.then(() => null),
    )
    setDeciding(null)
    onDone()
  }
  return { deciding, decide }
}

const rowStyle = { border: 1, borderColor: 'divider', borderRadius: 1, p: 3, '& + &': { mt: 2 } } as const
const textStyle = { maxWidth: '75ch', overflowWrap: 'anywhere', typography: 'body2' } as const
