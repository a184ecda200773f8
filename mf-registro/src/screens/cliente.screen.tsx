import { Box, Button, EmptyState, Section } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { Anteprime } from '../anteprima/anteprime.tsx'
import { Storia } from '../cliente/storia.tsx'
import { testi } from '../cliente/testi.ts'
import type { Richiesta } from '../comando/comando.ts'
import { useComando } from '../comando/use-comando.tsx'
import type { Cliente, ModuloCliente } from '../dati/registro.ts'
import { Cella } from '../moduli/cella.tsx'
import { Pagina } from '../parts/pagina.tsx'
import { useRegistro } from '../parts/use-registro.ts'

/** `/registro/clienti/:id`: what one tenant runs, and every choice that was made for it. */
export function Component() {
  const { id = '' } = useParams()
  const asked = useRegistro()
  const cliente = asked.value?.tenant.find((one) => one.id === id)
  const { ask, dialog } = useComando(asked.value?.rilasci ?? [], asked.retry)
  const title = cliente?.nome ?? id
  return (
    <>
      <Pagina
        actions={cliente && <AzioniCliente ask={ask} cliente={cliente} />}
        asked={asked}
        facts={cliente && <Fatti cliente={cliente} />}
        title={title}
      >
        {() =>
          cliente ? (
            <UnCliente ask={ask} cliente={cliente} />
          ) : (
            <EmptyState text={testi.sconosciutoTesto} title={testi.sconosciuto} />
          )
        }
      </Pagina>
      {dialog}
    </>
  )
}

const Fatti = ({ cliente: { id, nome, generazione, moduli } }: { cliente: Cliente }) => (
  <>
    {nome !== id && `${id} · `}
    {testi.fatti(generazione, moduli.filter(({ usato, versione }) => usato && versione !== null).length)}
  </>
)

interface Props {
  cliente: Cliente
  ask: (richiesta: Richiesta) => void
}

/** What can be done for the whole tenant. */
const AzioniCliente = ({ cliente: { id, generazione }, ask }: Props) =>
  generazione > 0 && (
    <Button onClick={() => ask({ verb: 'annulla', tenant: id })} variant="outlined">
      {testi.tornaPrima}
    </Button>
  )

const UnCliente = ({ cliente, ask }: Props) => (
  <>
    <Section first title={testi.adesso}>
      <Box component="ul" sx={griglia}>
        {cliente.moduli.map((modulo) => (
          <Modulo ask={ask} cliente={cliente.id} key={modulo.id} modulo={modulo} />
        ))}
      </Box>
    </Section>
    <Anteprime cliente={cliente} />
    <Section title={testi.storia}>
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{testi.storiaNota}</Box>
      <Storia ask={ask} attuale={cliente.generazione} cliente={cliente.id} />
    </Section>
  </>
)

const Modulo = ({ modulo, cliente, ask }: { modulo: ModuloCliente; cliente: string } & Pick<Props, 'ask'>) => (
  <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 3 }}>
    <Box sx={{ fontWeight: 600, mb: 1 }}>{modulo.id}</Box>
    <Cella ask={ask} cliente={cliente} modulo={modulo} />
  </Box>
)

const griglia = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const
