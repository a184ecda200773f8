import { Box, Button, EmptyState, Section } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { Previews } from './sections/previews.tsx'
import { History } from './sections/history.tsx'
import { texts } from './texts.ts'
import type { Order } from '../parts/command/rules.ts'
import { useCommand } from '../parts/command/dialog.tsx'
import type { Tenant, TenantModule } from '../parts/registry.ts'
import { ModuleCell } from '../parts/module-cell.tsx'
import { RegistryPage } from '../parts/page.tsx'
import { useRegistry } from '../parts/requests.ts'

export function Component() {
  const { id = '' } = useParams()
  const asked = useRegistry()
  const cliente = asked.value?.tenant.find((one) => one.id === id)
  const { ask, dialog } = useCommand(asked.value?.rilasci ?? [], asked.retry)
  const title = cliente?.nome ?? id
  return (
    <>
      <RegistryPage
        primary={cliente && <TenantActions ask={ask} cliente={cliente} />}
        asked={asked}
        note={cliente && <Facts cliente={cliente} />}
        title={title}
      >
        {() =>
          cliente ? (
            <TenantContent ask={ask} cliente={cliente} />
          ) : (
            <EmptyState text={texts.unknownText} title={texts.unknown} />
          )
        }
      </RegistryPage>
      {dialog}
    </>
  )
}

const Facts = ({ cliente: { id, nome, generazione, moduli } }: { cliente: Tenant }) => (
  <>
    {nome !== id && `${id} · `}
    {texts.facts(generazione, moduli.filter(({ usato, versione }) => usato && versione !== null).length)}
  </>
)

interface Props {
  cliente: Tenant
  ask: (richiesta: Order) => void
}

const TenantActions = ({ cliente: { id, generazione }, ask }: Props) =>
  generazione > 0 && (
    <Button onClick={() => ask({ verb: 'annulla', tenant: id })} variant="outlined">
      {texts.goBackBefore}
    </Button>
  )

const TenantContent = ({ cliente, ask }: Props) => (
  <>
    <Section first title={texts.now}>
      <Box component="ul" sx={gridStyle}>
        {cliente.moduli.map((modulo) => (
          <ModuleCard ask={ask} cliente={cliente.id} key={modulo.id} modulo={modulo} />
        ))}
      </Box>
    </Section>
    <Previews cliente={cliente} />
    <Section title={texts.history}>
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{texts.historyNote}</Box>
      <History ask={ask} current={cliente.generazione} tenant={cliente.id} />
    </Section>
  </>
)

const ModuleCard = ({ modulo, cliente, ask }: { modulo: TenantModule; cliente: string } & Pick<Props, 'ask'>) => (
  <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 3 }}>
    <Box sx={{ fontWeight: 600, mb: 1 }}>{modulo.id}</Box>
    <ModuleCell ask={ask} tenant={cliente} module={modulo} />
  </Box>
)

const gridStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const
