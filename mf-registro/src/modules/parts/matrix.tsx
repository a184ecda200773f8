import { AppLink, Box, Stack, Typography } from '@bandiera/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@bandiera/ui/list'
import type { Order } from '../../parts/command/rules.ts'
import type { Registry, Tenant } from '../../parts/registry.ts'
import { hrefTenant } from '../../paths.ts'
import { texts as moduleTexts } from '../../texts.ts'
import { ModuleActions, ModuleCell } from '../../parts/module-cell.tsx'
import { texts } from '../texts.ts'

interface MatrixProps {
  ids: readonly string[]
  tenants: readonly Tenant[]
  channels: Registry['canali']
  floors: ReadonlyMap<string, string>
  ask: (richiesta: Order) => void
}

/** Modules down, tenants across. */
export function Matrix({ ids, tenants, channels, floors, ask }: MatrixProps) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={texts.table} size="small" sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...cellStyle, width: 196 }}>{moduleTexts.columnTexts.module}</TableCell>
            {tenants.map((cliente) => (
              <TableCell key={cliente.id} sx={cellStyle}>
                <TenantName cliente={cliente} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {ids.map((id) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={cellStyle}>
                <ModuleName ask={ask} channels={channels[id]} id={id} floor={floors.get(id)} />
              </TableCell>
              {tenants.map(({ id: cliente, moduli }) => {
                const modulo = moduli.find((one) => one.id === id)
                return (
                  <TableCell key={cliente} sx={cellStyle}>
                    {modulo ? <ModuleCell ask={ask} tenant={cliente} module={modulo} /> : moduleTexts.nothing}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const cellStyle = { py: 2, verticalAlign: 'top', overflowWrap: 'anywhere', textAlign: 'left' } as const

const TenantName = ({ cliente: { id, nome } }: { cliente: Pick<Tenant, 'id' | 'nome'> }) => (
  <>
    <AppLink to={hrefTenant(id)}>{nome}</AppLink>
    {nome !== id && (
      <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
        {id}
      </Box>
    )}
  </>
)

interface ModuleNameProps extends Pick<MatrixProps, 'ask'> {
  id: string
  channels: Registry['canali'][string] | undefined
  floor: string | undefined
}

const ModuleName = ({ id, channels, floor, ask }: ModuleNameProps) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600 }}>{id}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}>
        {texts.channels(channels?.stable, channels?.next)}
        {floor && <Box sx={{ color: 'warning.main' }}>{texts.minima(floor)}</Box>}
      </Box>
    </Box>
    <ModuleActions ask={ask} id={id} floor={floor} />
  </Stack>
)

/** For phones: one module after the other, its tenants under it. */
export function Cards({ ids, tenants, channels, floors, ask }: MatrixProps) {
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
              <Box component="li" key={cliente.id} sx={rowStyle}>
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

const rowStyle = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 3, py: 2 } as const
