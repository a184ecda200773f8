import { formatDate } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, SafeHtml } from '@bandiera/ui'
import { useManifest } from '../shell.ts'
import { useTenant } from '../tenant/use-tenant.ts'
import { testi as shell } from '../testi.ts'
import { testi } from './testi-privacy.ts'
import { Contact } from './contact.tsx'
import { usePrivacyFacts, type PrivacyFacts } from './privacy-facts.ts'
import { Chapter, Reading } from './reading.tsx'

/** What the portal does with personal data: the tenant's own text first, then what holds for every tenant. */
export function Component() {
  const { settings } = usePortal()
  const { nome } = useTenant()
  const facts = usePrivacyFacts(settings?.versione)
  return (
    <Reading title={shell.titoli.privacy}>
      {facts === 'lost' ? <p>{testi.testoMancante}</p> : facts && <OwnText facts={facts} nome={nome} />}
      <Chapter title={testi.datiTitolo}>
        <p>
          {testi.dati(nome)} {(facts === 'lost' || !facts?.html) && testi.datiAltrove}
        </p>
      </Chapter>
      <Chapter title={testi.browserTitolo}>
        <ul>
          {testi.browser.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{testi.niente}</p>
      </Chapter>
      <Others facts={facts === 'lost' ? null : facts} />
      <Chapter title={testi.dirittiTitolo}>
        <p>{testi.diritti(nome)}</p>
        <Contact />
      </Chapter>
    </Reading>
  )
}

function OwnText({ facts: { html, versione, aggiornata }, nome }: { facts: PrivacyFacts; nome: string }) {
  if (!html) return null
  return (
    <Chapter title={testi.informativa(nome)}>
      {versione !== null && aggiornata !== null && (
        <Box component="p" sx={{ color: 'text.secondary', typography: 'body2', mt: 0 }}>
          {testi.versione(versione, formatDate(aggiornata))}
        </Box>
      )}
      <SafeHtml html={html} />
    </Chapter>
  )
}

/** Sites and services of others that this tenant's portal has to do with; nothing when there are none. */
function Others({ facts }: { facts: PrivacyFacts | null }) {
  const { settings } = usePortal()
  const { features, modules } = useManifest()
  const { linkEsterni = [], staticLink } = useTenant()
  const lends = modules.some(({ menu }) => menu.some(({ popup, feature }) => popup && features.includes(feature)))
  const away = linkEsterni.length > 0 || staticLink?.url.startsWith('https:')
  const lines = [
    ...(features.includes('rent') ? [testi.terzi(testi.sitoAffitti(hostOf(settings?.affittiUrl)))] : []),
    ...(facts && facts.video.length > 0 && features.includes('tutorial') ? [testi.video(facts.video)] : []),
    ...(facts?.paese ? [testi.paese] : []),
    ...(away ? [testi.esterni] : []),
    ...(lends ? [testi.prestiti] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Chapter title={testi.terziTitolo}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Chapter>
  )
}

const hostOf = (address: string | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).host : null
