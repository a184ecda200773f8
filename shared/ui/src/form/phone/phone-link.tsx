import Link from '@mui/material/Link'
import { LOADING } from '../../print/print-page.ts'
import { usePhoneLibrary } from './phone-library.ts'

/** A stored number as people write it, to call with one press; any other text is shown unchanged. */
export function PhoneLink({ value }: { value: string }) {
  const library = usePhoneLibrary()
  const check = library?.checkPhone(value)
  // until it can be set apart in groups: without the prefix of the country, as people here write it
  if (!library) return <span className={LOADING}>{value.replace(/^\+39/, '')}</span>
  if (!check?.ok) return value
  // RFC 3966: what the form stores is the link
  return <Link href={`tel:${check.valore}`}>{library.formatPhone(check.valore)}</Link>
}
