import { AppLink, Box, Stack } from '@bandiera/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@bandiera/ui/list'
import type { Richiesta } from '../../parts/command/rules.ts'
import type { Cliente, Registro } from '../../parts/registry.ts'
import { hrefCliente } from '../../paths.ts'
import { texts as moduleTexts } from '../../texts.ts'
import { Azioni } from '../../parts/module-actions.tsx'
import { Cella } from '../../parts/module-cell.tsx'
import { texts } from '../texts.ts'

interface Props {
  ids: readonly string[]
  clienti: readonly Cliente[]
  canali: Registro['canali']
  minimi: ReadonlyMap<string, string>
  ask: (richiesta: Richiesta) => void
}

/** Modules down, tenants across: as many of them as the window has room for. */
export function Matrice({ ids, clienti, canali, minimi, ask }: Props) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={texts.tabella} size="small" sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...cella, width: 196 }}>{moduleTexts.colonne.modulo}</TableCell>
            {clienti.map((cliente) => (
              <TableCell key={cliente.id} sx={cella}>
                <NomeCliente cliente={cliente} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {ids.map((id) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={cella}>
                <Modulo ask={ask} canali={canali[id]} id={id} minimo={minimi.get(id)} />
              </TableCell>
              {clienti.map(({ id: cliente, moduli }) => {
                const modulo = moduli.find((one) => one.id === id)
                return (
                  <TableCell key={cliente} sx={cella}>
                    {modulo ? <Cella ask={ask} cliente={cliente} modulo={modulo} /> : moduleTexts.niente}
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

const cella = { py: 2, verticalAlign: 'top', overflowWrap: 'anywhere', textAlign: 'left' } as const

/** A tenant by its name and host, with the way to its page. */
export const NomeCliente = ({ cliente: { id, nome } }: { cliente: Pick<Cliente, 'id' | 'nome'> }) => (
  <>
    <AppLink to={hrefCliente(id)}>{nome}</AppLink>
    {nome !== id && (
      <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
        {id}
      </Box>
    )}
  </>
)

interface ModuloProps extends Pick<Props, 'ask'> {
  id: string
  canali: Registro['canali'][string] | undefined
  minimo: string | undefined
}

/** A module by name, where its channels point, and what can be decided for everybody. */
export const Modulo = ({ id, canali, minimo, ask }: ModuloProps) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600 }}>{id}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}>
        {texts.canali(canali?.stable, canali?.next)}
        {minimo && <Box sx={{ color: 'warning.main' }}>{texts.minima(minimo)}</Box>}
      </Box>
    </Box>
    <Azioni ask={ask} id={id} minimo={minimo} />
  </Stack>
)
