import { Box, Marker, MoreIcon, PauseIcon, Stack, WarningIcon } from '@bandiera/ui'
import { MenuButton } from '@bandiera/ui/list'
import type { Order } from './command/rules.ts'
import type { Canary, Resolution, TenantModule } from './registry.ts'
import { canaryText, explanationOf, isAbnormal, reasonText, refusedText } from './texts.ts'
import { texts } from '../modules/texts.ts'
import { texts as moduleTexts } from '../texts.ts'
import type { Verb } from './command/texts.ts'

interface ModuleCellProps {
  module: TenantModule
  tenant: string
  ask: (richiesta: Order) => void
}

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

function factsOf({ motivo, canale, canarino, aperte, aperteAltre, usato, voluta, rifiutate }: TenantModule): string[] {
  return [
    ...(canale ? [texts.segue(canale)] : motivo === 'chosen' ? [texts.pinned] : []),
    ...(motivo === 'builtIn' || motivo === 'unchosen' ? [reasonText(motivo).toLowerCase()] : []),
    ...(canarino ? [canaryText(canarino)] : []),
    ...(voluta && rifiutate.length === 0 ? [voluta] : []),
    ...rifiutate.map(refusedText),
    ...(aperte > 0 ? [texts.pages(aperte)] : []),
    ...(aperteAltre > 0 ? [texts.otherPages(aperteAltre)] : []),
    ...(usato ? [] : [texts.notUsed]),
  ]
}

interface ModuleActionsProps {
  id: string
  tenant?: string
  isOff?: boolean
  floor?: string | undefined
  ask: (richiesta: Order) => void
}

const VERBS = ['promuovi', 'canarino', 'segui', 'spegni', 'accendi', 'annulla', 'minimo'] as const

export function ModuleActions({ id, tenant, isOff, floor, ask }: ModuleActionsProps) {
  // a tenant that has it off can only switch it on; for all tenants both are offered
  const offered = VERBS.filter((verb) => verb !== 'minimo' || tenant === undefined).filter(
    (verb) => isOff === undefined || verb !== (isOff ? 'spegni' : 'accendi'),
  )
  const choice = (verb: Verb) => ({
    id: verb,
    label: texts.verbs[verb],
    onChoose: () => ask({ verb, id, ...(tenant !== undefined && { tenant: tenant }), ...(floor && { floor }) }),
  })
  const label = tenant === undefined ? texts.actionsForAll(id) : texts.actions(id, tenant)
  return <MenuButton choices={offered.map(choice)} icon={MoreIcon} label={label} />
}

export const Version = ({ versione }: { versione: string | null }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
    {versione ?? moduleTexts.nothing}
  </Box>
)

export const Outcome = ({ risolta, canarino }: { risolta: Resolution; canarino?: Canary | undefined }) => (
  <>
    <Version versione={risolta.version} />
    <Reasons canarino={canarino} risolta={risolta} />
  </>
)

export const Reasons = ({ risolta, canarino }: Parameters<typeof Outcome>[0]) =>
  [...explanationOf(risolta), ...(canarino ? [canaryText(canarino)] : [])].map((text) => (
    <Box key={text} sx={{ color: 'text.secondary', typography: 'body2' }}>
      {text}
    </Box>
  ))
