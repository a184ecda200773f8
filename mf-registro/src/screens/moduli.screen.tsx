import { Button, EmptyState, SearchOffIcon, useMediaQuery, useUrlParams, type Theme } from '@bandiera/ui'
import { useComando } from '../comando/use-comando.tsx'
import { idsOf, type Registro } from '../dati/registro.ts'
import { Filtri } from '../moduli/filtri.tsx'
import { Matrice } from '../moduli/matrice.tsx'
import { Pagine } from '../moduli/pagine.tsx'
import { Schede } from '../moduli/schede.tsx'
import { testi } from '../moduli/testi.ts'
import { clientiVisti, isDaGuardare, paginaDi, vistaOf } from '../moduli/vista.ts'
import { Pagina } from '../parts/pagina.tsx'
import { useRegistro } from '../parts/use-registro.ts'
import { Segnalazioni } from '../segnalazioni/segnalazioni.tsx'

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
  `${testi.shell(shell.version, shell.contracts)} · ${testi.daGuardare(tenant.filter(isDaGuardare).length)}`

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
  if (registro.tenant.length === 0) return <EmptyState text={testi.vuotoTesto} title={testi.vuoto} />
  const minimi = new Map(registro.minimi?.map(({ id, version }) => [id, version]))
  const Form = isNarrow ? Schede : Matrice
  return (
    <>
      <Segnalazioni onDone={retry} segnalazioni={registro.segnalazioni ?? []} />
      <Filtri change={(key, value) => set({ [key]: value, p: '' })} ids={all} vista={vista} />
      {clienti.length === 0 ? (
        <EmptyState
          action={<Button onClick={() => set({ q: '', m: '', solo: '', p: '' })}>{testi.azzera}</Button>}
          icon={SearchOffIcon}
          title={testi.nessuno}
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
