import { Box, Marker, PauseIcon, Stack, WarningIcon } from '@bandiera/ui'
import type { Order } from './command/rules.ts'
import type { TenantModule } from './registry.ts'
import { canaryText, isAbnormal, reasonText, refusedText } from './texts.ts'
import { Version } from './outcome.tsx'
import { ModuleActions } from './module-actions.tsx'
import { texts } from '../modules/texts.ts'

interface ModuleCellProps {
  module: TenantModule
  tenant: string
  ask: (richiesta: Order) => void
}

/** One module of one tenant: its version, why it is that one, who has it open, and what can be done. */
export function ModuleCell({ module, tenant, ask }: ModuleCellProps) {
  const { id, versione, motivo, usato } = module
  const isOff = motivo === 'off'
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, color: usato ? 'text.primary' : 'text.secondary' }}>
        {isOff ? (
          <Marker icon={PauseIcon} tone="neutral">
            {reasonText(motivo)}
          </Marker>
        ) : (
          <Version versione={versione} />
        )}
        {isAbnormal(motivo) && (
          <Box sx={{ '& span': { whiteSpace: 'normal' } }}>
            <Marker icon={WarningIcon} tone={motivo === 'none' ? 'error' : 'warning'}>
              {reasonText(motivo)}
            </Marker>
          </Box>
        )}
        {factsOf(module).map((fatto) => (
          <Box key={fatto} sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
            {fatto}
          </Box>
        ))}
      </Box>
      <ModuleActions ask={ask} tenant={tenant} id={id} isOff={isOff} />
    </Stack>
  )
}

/** What there is to know about it besides the version, a line each. */
function factsOf({ motivo, canale, canarino, aperte, aperteAltre, usato, voluta, rifiutate }: TenantModule): string[] {
  return [
    ...(canale ? [texts.segue(canale)] : motivo === 'chosen' ? [texts.fissata] : []),
    ...(motivo === 'builtIn' || motivo === 'unchosen' ? [reasonText(motivo).toLowerCase()] : []),
    ...(canarino ? [canaryText(canarino)] : []),
    ...(voluta && rifiutate.length === 0 ? [voluta] : []),
    ...rifiutate.map(refusedText),
    ...(aperte > 0 ? [texts.pagine(aperte)] : []),
    ...(aperteAltre > 0 ? [texts.pagineAltre(aperteAltre)] : []),
    ...(usato ? [] : [texts.nonUsato]),
  ]
}
