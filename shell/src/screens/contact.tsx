import { Link } from '@bandiera/ui'
import { useShell } from '../shell.ts'
import { testi } from '../testi.ts'

/** Where to write; says so when the tenant gave no address. */
export function Contact() {
  const { mailContatti } = useShell().manifest.tenant
  if (!mailContatti) return <p>{testi.senzaContatto}</p>
  return (
    <p>
      <Link href={`mailto:${mailContatti}`}>{mailContatti}</Link>
    </p>
  )
}
