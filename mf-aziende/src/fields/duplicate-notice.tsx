import { checkCodiceFiscale, checkPartitaIva, type Azienda } from '@bandiera/domain'
import { useCollection } from '@bandiera/live'
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
  const aziende = useCollection('aziende')
  const [partitaIva, codiceFiscale, chosen] = useWatch({
    name: ['partitaIva', 'codiceFiscale', 'gestoreId'],
  }) as string[]
  const own = aziende.find((azienda) => azienda._id === id)
  const gestoreId = own?.gestoreId ?? (role === 'gestore' ? usr?._id : chosen)
  const numbers = [normal(checkPartitaIva, partitaIva ?? ''), normal(checkCodiceFiscale, codiceFiscale ?? '')]
  const twin = findTwin(aziende, numbers, { id, gestoreId })
  return (
    <div aria-live="polite">
      {twin && (
        <Alert severity="warning">
          {testi.persone.duplicata} <AppLink to={hrefAzienda(twin._id)}>{twin.ragioneSociale}</AppLink>.{' '}
          {testi.persone.duplicataTesto}
        </Alert>
      )}
    </div>
  )
}

/** A company of that gestore, not this one, that has one of the numbers as partita IVA or codice fiscale. */
function findTwin(
  aziende: readonly Azienda[],
  numbers: readonly (string | undefined)[],
  { id, gestoreId }: { id: string | undefined; gestoreId: string | undefined },
): Azienda | undefined {
  const known = numbers.filter((number) => number !== undefined)
  const has = (number: string | undefined) => number !== undefined && known.includes(number)
  return aziende.find(
    (azienda) =>
      azienda._id !== id &&
      (!gestoreId || azienda.gestoreId === gestoreId) &&
      (has(azienda.partitaIva) || has(azienda.codiceFiscale)),
  )
}
