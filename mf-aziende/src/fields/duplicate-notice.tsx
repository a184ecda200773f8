import { checkCodiceFiscale, checkPartitaIva, ended } from '@bandiera/domain'
import { useRecord, useWindow } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Alert, AppLink } from '@bandiera/ui'
import { useWatch } from '@bandiera/ui/form'
import { hrefAzienda } from '../paths.ts'
import { normal } from '../rules/normal.ts'
import { testi } from '../testi.ts'

/**
 * Says, while the numbers are typed, that a company of the same gestore already has them. Only companies that the user sees
 * are known here; for the others the server refuses and does not say which it is.
 */
export function DuplicateNotice({ id }: { id?: string | undefined }) {
  const { usr, role } = usePortal()
  const [partitaIva, codiceFiscale, chosen] = useWatch({
    name: ['partitaIva', 'codiceFiscale', 'gestoreId'],
  }) as string[]
  const own = useRecord('aziende', id ?? '')
  const gestoreId = own?.gestoreId ?? (role === 'gestore' ? usr?._id : chosen)
  const numbers = [normal(checkPartitaIva, partitaIva ?? ''), normal(checkCodiceFiscale, codiceFiscale ?? '')].filter(
    (number) => number !== undefined,
  )
  return (
    <div aria-live="polite">
      {numbers.length > 0 && <Twin gestoreId={gestoreId} id={id} key={numbers.join(' ')} numbers={numbers} />}
    </div>
  )
}

interface TwinProps {
  id: string | undefined
  gestoreId: string | undefined
  numbers: readonly string[]
}

/** A company of that gestore, not this one, that has one of the numbers as partita IVA or codice fiscale. */
function Twin({ id, gestoreId, numbers }: TwinProps) {
  const of = gestoreId ? [`gestoreId:=:${gestoreId}`] : []
  const having = (field: string) => ({ f: [...of, `${field}:in:${numbers.join(',')}`], size: 2 })
  const byIva = useWindow('aziende', having('partitaIva'))
  const byCf = useWindow('aziende', having('codiceFiscale'))
  const twin = [...byIva.rows, ...byCf.rows].find(({ _id }) => _id !== id)
  return (
    twin && (
      <Alert severity="warning">
        {testi.persone.duplicata} <AppLink to={hrefAzienda(twin._id)}>{twin.ragioneSociale}</AppLink>
        {ended(twin.ragioneSociale).slice(twin.ragioneSociale.length)} {testi.persone.duplicataTesto}
      </Alert>
    )
  )
}
