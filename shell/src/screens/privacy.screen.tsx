import { usePortal } from '@bandiera/platform'
import { SafeHtml } from '@bandiera/ui'
import { useShell } from '../shell.ts'
import { testi } from '../testi.ts'
import { Contact } from './contact.tsx'
import { Chapter, Reading } from './reading.tsx'

/** What the portal does with personal data; the tenant's own text comes first when its settings hold one. */
export function Component() {
  const { settings } = usePortal()
  const { nome } = useShell().manifest.tenant
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
      <Chapter title={privacy.dirittiTitolo}>
        <p>{privacy.diritti(nome)}</p>
        <Contact />
      </Chapter>
    </Reading>
  )
}
