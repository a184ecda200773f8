import { Button, EmptyState, SearchOffIcon, useMediaQuery, useUrlParams, type Theme } from '@bandiera/ui'
import { useComando } from '../parts/command/use-command.tsx'
import { idsOf, type Registro } from '../parts/registry.ts'
import { Filtri } from './filters.tsx'
import { Matrice } from './parts/matrix.tsx'
import { Pagine } from './pages.tsx'
import { Schede } from './parts/cards.tsx'
import { texts } from './texts.ts'
import { clientiVisti, isDaGuardare, paginaDi, vistaOf } from './view.ts'
import { Pagina } from '../parts/page.tsx'
import { useRegistro } from '../parts/use-registry.ts'
import { Segnalazioni } from './sections/reports.tsx'

/** `/registro`: which version of which module every tenant runs, why, and what can be decided about it. */
export function Component() {
  const asked = useRegistro()
  return (
    <Pagina asked={asked} facts={asked.value && <Fatti registro={asked.value} />}>
      {(registro) => <Moduli registro={registro} retry={asked.retry} />}
    </Pagina>
  )
}

const Fatti = ({ registro: { shell, tenant } }: { registro: Registro }) =>
  `${texts.shell(shell.version, shell.contracts)} · ${texts.daGuardare(tenant.filter(isDaGuardare).length)}`

function Moduli({ registro, retry }: { registro: Registro; retry: () => void }) {
  const [params, change] = useUrlParams()
  const vista = vistaOf(params)
  const { ask, dialog } = useComando(registro.rilasci, retry)
  const columns = useColumns()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const all = idsOf(registro)
  const ids = all.filter((id) => !vista.modulo || id === vista.modulo)
  const clienti = clientiVisti(registro, vista)
  const { righe, ...pagina } = paginaDi(clienti, vista.pagina, columns)
  const set = (values: Record<string, string>) => change(values, { replace: true })
  if (registro.tenant.length === 0) return <EmptyState text={texts.vuotoTesto} title={texts.vuoto} />
  const minimi = new Map(registro.minimi?.map(({ id, version }) => [id, version]))
  const Form = isNarrow ? Schede : Matrice
  return (
    <>
      <Segnalazioni onDone={retry} segnalazioni={registro.segnalazioni ?? []} />
      <Filtri change={(key, value) => set({ [key]: value, p: '' })} ids={all} vista={vista} />
      {clienti.length === 0 ? (
        <EmptyState
          action={<Button onClick={() => set({ q: '', m: '', solo: '', p: '' })}>{texts.azzera}</Button>}
          icon={SearchOffIcon}
          title={texts.nessuno}
        />
      ) : (
        <>
          <Pagine {...pagina} go={(to) => set({ p: String(to) })} tutti={clienti.length} />
          <Form ask={ask} canali={registro.canali} clienti={righe} ids={ids} minimi={minimi} />
        </>
      )}
      {dialog}
    </>
  )
}

/** Tenants that stand beside each other without a cell being cut off. */
function useColumns(): number {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const isMiddle = useMediaQuery('(min-width: 1200px)')
  const isCards = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  if (isCards) return 5
  return isWide ? 5 : isMiddle ? 4 : 3
}
