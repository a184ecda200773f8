import { Link } from '@bandiera/ui'
import { useTenant } from '../tenant/use-tenant.ts'
import { testi } from '../testi.ts'

/** Where to write; says so when the tenant gave no address. */
export function Contact() {
  const { mailContatti } = useTenant()
  if (!mailContatti) return <p>{testi.senzaContatto}</p>
  return (
    <p>
      <Link href={`mailto:${mailContatti}`}>{mailContatti}</Link>
    </p>
  )
}
