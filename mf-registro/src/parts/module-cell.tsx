import { Box, Marker, PauseIcon, Stack, WarningIcon } from '@bandiera/ui'
import type { Richiesta } from './command/rules.ts'
import type { ModuloCliente } from './registry.ts'
import { canarinoText, isAnomalo, motivoOf, rifiutataText } from './texts.ts'
import { Versione } from './outcome.tsx'
import { Azioni } from './module-actions.tsx'
import { texts } from '../modules/texts.ts'

interface Props {
  modulo: ModuloCliente
  cliente: string
  ask: (richiesta: Richiesta) => void
}

/** One module of one tenant: its version, why it is that one, who has it open, and what can be done. */
export function Cella({ modulo, cliente, ask }: Props) {
  const { id, versione, motivo, usato } = modulo
  const isOff = motivo === 'off'
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, color: usato ? 'text.primary' : 'text.secondary' }}>
        {isOff ? (
          <Marker icon={PauseIcon} tone="neutral">
            {motivoOf(motivo)}
          </Marker>
        ) : (
          <Versione versione={versione} />
        )}
        {isAnomalo(motivo) && (
          <Box sx={{ '& span': { whiteSpace: 'normal' } }}>
            <Marker icon={WarningIcon} tone={motivo === 'none' ? 'error' : 'warning'}>
              {motivoOf(motivo)}
            </Marker>
          </Box>
        )}
        {fattiOf(modulo).map((fatto) => (
          <Box key={fatto} sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
            {fatto}
          </Box>
        ))}
      </Box>
      <Azioni ask={ask} cliente={cliente} id={id} spento={isOff} />
    </Stack>
  )
}

/** What there is to know about it besides the version, a line each. */
function fattiOf({ motivo, canale, canarino, aperte, aperteAltre, usato, voluta, rifiutate }: ModuloCliente): string[] {
  return [
    ...(canale ? [texts.segue(canale)] : motivo === 'chosen' ? [texts.fissata] : []),
    ...(motivo === 'builtIn' || motivo === 'unchosen' ? [motivoOf(motivo).toLowerCase()] : []),
    ...(canarino ? [canarinoText(canarino)] : []),
    ...(voluta && rifiutate.length === 0 ? [voluta] : []),
    ...rifiutate.map(rifiutataText),
    ...(aperte > 0 ? [texts.pagine(aperte)] : []),
    ...(aperteAltre > 0 ? [texts.pagineAltre(aperteAltre)] : []),
    ...(usato ? [] : [texts.nonUsato]),
  ]
}
