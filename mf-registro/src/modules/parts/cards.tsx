import { Box, Typography } from '@bandiera/ui'
import type { Richiesta } from '../../parts/command/rules.ts'
import type { Cliente, Registro } from '../../parts/registry.ts'
import { Cella } from '../../parts/module-cell.tsx'
import { Modulo, NomeCliente } from './matrix.tsx'

interface Props {
  ids: readonly string[]
  clienti: readonly Cliente[]
  canali: Registro['canali']
  minimi: ReadonlyMap<string, string>
  ask: (richiesta: Richiesta) => void
}

/** The same on a phone: one module after the other, its tenants under it. */
export function Schede({ ids, clienti, canali, minimi, ask }: Props) {
  return ids.map((id) => (
    <Box component="section" aria-label={id} key={id} sx={{ pt: 3, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="h3">
        <Modulo ask={ask} canali={canali[id]} id={id} minimo={minimi.get(id)} />
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {clienti.map((cliente) => {
          const modulo = cliente.moduli.find((one) => one.id === id)
          return (
            modulo && (
              <Box component="li" key={cliente.id} sx={riga}>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
                  <NomeCliente cliente={cliente} />
                </Box>
                <Cella ask={ask} cliente={cliente.id} modulo={modulo} />
              </Box>
            )
          )
        })}
      </Box>
    </Box>
  ))
}

const riga = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 3, py: 2 } as const
