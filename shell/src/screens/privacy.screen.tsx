import { usePortal } from '@bandiera/platform'
import { SafeHtml } from '@bandiera/ui'
import { useShell } from '../shell.ts'
import { testi } from '../testi.ts'
import { testi as propri } from './testi.ts'
import { Contact } from './contact.tsx'
import { Chapter, Reading } from './reading.tsx'

/** What the portal does with personal data; the tenant's own text comes first when its settings hold one. */
export function Component() {
  const { settings } = usePortal()
  const { tenant, features } = useShell().manifest
  const { nome } = tenant
  const { privacy } = testi
  return (
    <Reading title={testi.titoli.privacy}>
      {settings?.privacyHtml && <SafeHtml html={settings.privacyHtml} />}
      <Chapter title={privacy.datiTitolo}>
        <p>{privacy.dati(nome)}</p>
      </Chapter>
      <Chapter title={privacy.browserTitolo}>
        <ul>
          {privacy.browser.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{privacy.niente}</p>
      </Chapter>
      {features.includes('rent') && (
        <Chapter title={propri.terziTitolo}>
          <p>{propri.terzi(propri.sitoAffitti(hostOf(settings?.affittiUrl)))}</p>
        </Chapter>
      )}
      <Chapter title={privacy.dirittiTitolo}>
        <p>{privacy.diritti(nome)}</p>
        <Contact />
      </Chapter>
    </Reading>
  )
}

const hostOf = (address: string | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).host : null
