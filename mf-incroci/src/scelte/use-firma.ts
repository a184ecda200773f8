import { formatDate, type Risposta } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { testi } from './testi.ts'

type Firma = Pick<Risposta, 'da' | 'quando'>

/** Who decided and on which day, as far as this user knows the person. */
export function useFirma({ da, quando }: Firma): string {
  const { usr } = usePortal()
  const person = useRecord('usr', da)
  const name = da === usr?._id ? usr.name : (person?.name ?? testi.unCollega)
  return testi.firma(name, formatDate(quando))
}

/** A signature as this browser knows it; the server writes its own. */
export const firmaDi = (usr: { _id: string } | null): Firma => ({
  da: usr?._id ?? '',
  quando: new Date().toISOString(),
})
