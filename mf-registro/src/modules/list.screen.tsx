import {
  Box,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  IconButton,
  SearchOffIcon,
  Stack,
  type Theme,
  useMediaQuery,
  useUrlParams,
} from '@bandiera/ui'
import { useCommand } from '../parts/command/dialog.tsx'
import { idsOf, type Registry } from '../parts/registry.ts'
import { Filters, needsAttention, pageOf, shownTenants, viewOf } from './parts/filters.tsx'
import { Cards, Matrix } from './parts/matrix.tsx'
import { texts } from './texts.ts'
import { RegistryPage } from '../parts/page.tsx'
import { useRegistry } from '../parts/requests.ts'
import { Reports } from './sections/reports.tsx'

export function Component() {
  const asked = useRegistry()
  return (
    <RegistryPage asked={asked} note={asked.value && <Facts registro={asked.value} />}>
      {(registro) => <Modules registro={registro} retry={asked.retry} />}
    </RegistryPage>
  )
}

const Facts = ({ registro: { shell, tenant } }: { registro: Registry }) =>
  `${texts.shell(shell.version, shell.contracts)} · ${texts.needsAttention(tenant.filter(needsAttention).length)}`

function Modules({ registro, retry }: { registro: Registry; retry: () => void }) {
  const [params, change] = useUrlParams()
  const vista = viewOf(params)
  const { ask, dialog } = useCommand(registro.rilasci, retry)
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const columns = useColumns(isNarrow)
  const all = idsOf(registro)
  const ids = all.filter((id) => !vista.module || id === vista.module)
  const clienti = shownTenants(registro, vista)
  const { rows, ...page } = pageOf(clienti, vista.page, columns)
  const set = (values: Record<string, string>) => change(values, { replace: true })
  if (registro.tenant.length === 0) return <EmptyState text={texts.emptyText} title={texts.empty} />
  const minimi = new Map(registro.minimi?.map(({ id, version }) => [id, version]))
  const Form = isNarrow ? Cards : Matrix
  return (
    <>
      <Reports onDone={retry} reports={registro.segnalazioni ?? []} />
      <Filters change={(key, value) => set({ [key]: value, p: '' })} ids={all} view={vista} />
      {clienti.length === 0 ? (
        <EmptyState
          action={<Button onClick={() => set({ q: '', m: '', solo: '', p: '' })}>{texts.reset}</Button>}
          icon={SearchOffIcon}
          title={texts.none}
        />
      ) : (
        <>
          <Pages {...page} go={(to) => set({ p: String(to) })} total={clienti.length} />
          <Form ask={ask} channels={registro.canali} tenants={rows} ids={ids} floors={minimi} />
        </>
      )}
      {dialog}
    </>
  )
}

/** How many tenants fit beside each other; cards have room for as many as a wide page. */
function useColumns(isNarrow: boolean): number {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const isMiddle = useMediaQuery('(min-width: 1200px)')
  return isWide || isNarrow ? 5 : isMiddle ? 4 : 3
}

type PagesProps = Omit<ReturnType<typeof pageOf>, 'rows'> & { total: number; go: (page: number) => void }

function Pages({ page, last, from, to, total, go }: PagesProps) {
  if (last === 1) return null
  return (
    <Stack
      aria-label={texts.tenantPages}
      component="nav"
      direction="row"
      sx={{ gap: 1, alignItems: 'center', justifyContent: 'flex-end', mb: 1 }}
    >
      <Box role="status" sx={{ color: 'text.secondary', typography: 'body2', mr: 2 }}>
        {texts.range(from, to, total)}
      </Box>
      <IconButton aria-label={texts.before} disabled={page === 1} onClick={() => go(page - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton aria-label={texts.after} disabled={page === last} onClick={() => go(page + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </Stack>
  )
}
