import { Box, Button, EmptyState, Section } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { Anteprime } from './sections/previews.tsx'
import { Storia } from './sections/history.tsx'
import { texts } from './texts.ts'
import type { Richiesta } from '../parts/command/rules.ts'
import { useComando } from '../parts/command/use-command.tsx'
import type { Cliente, ModuloCliente } from '../parts/registry.ts'
import { Cella } from '../parts/module-cell.tsx'
import { Pagina } from '../parts/page.tsx'
import { useRegistro } from '../parts/use-registry.ts'

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
            <EmptyState text={texts.sconosciutoTesto} title={texts.sconosciuto} />
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
    {texts.fatti(generazione, moduli.filter(({ usato, versione }) => usato && versione !== null).length)}
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
      {texts.tornaPrima}
    </Button>
  )

const UnCliente = ({ cliente, ask }: Props) => (
  <>
    <Section first title={texts.adesso}>
      <Box component="ul" sx={griglia}>
        {cliente.moduli.map((modulo) => (
          <Modulo ask={ask} cliente={cliente.id} key={modulo.id} modulo={modulo} />
        ))}
      </Box>
    </Section>
    <Anteprime cliente={cliente} />
    <Section title={texts.storia}>
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{texts.storiaNota}</Box>
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
