import { Box, Typography } from '@bandiera/ui'
import type { Order } from '../../parts/command/rules.ts'
import type { Tenant, Registry } from '../../parts/registry.ts'
import { ModuleCell } from '../../parts/module-cell.tsx'
import { ModuleName, TenantName } from './matrix.tsx'

interface CardsProps {
  ids: readonly string[]
  tenants: readonly Tenant[]
  channels: Registry['canali']
  floors: ReadonlyMap<string, string>
  ask: (richiesta: Order) => void
}

/** The same on a phone: one module after the other, its tenants under it. */
export function Cards({ ids, tenants, channels, floors, ask }: CardsProps) {
  return ids.map((id) => (
    <Box component="section" aria-label={id} key={id} sx={{ pt: 3, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="h3">
        <ModuleName ask={ask} channels={channels[id]} id={id} floor={floors.get(id)} />
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tenants.map((cliente) => {
          const modulo = cliente.moduli.find((one) => one.id === id)
          return (
            modulo && (
              <Box component="li" key={cliente.id} sx={rowSx}>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
                  <TenantName cliente={cliente} />
                </Box>
                <ModuleCell ask={ask} tenant={cliente.id} module={modulo} />
              </Box>
            )
          )
        })}
      </Box>
    </Box>
  ))
}

const rowSx = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 3, py: 2 } as const
