import { formatDate } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, SafeHtml } from '@bandiera/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useManifest, useShell } from '../shell.ts'
import { useTenant } from '../theme/tenant.ts'
import { texts as shell } from '../texts.ts'
import { Chapter, Contact, Lines, Reading } from './reading.tsx'

export function Component() {
  const { settings } = usePortal()
  const { nome } = useTenant()
  const facts = usePrivacyFacts(settings?.versione)
  return (
    <Reading title={shell.titoli.privacy}>
      {facts === 'lost' ? <p>{privacyTexts.testoMancante}</p> : facts && <OwnText facts={facts} nome={nome} />}
      <Chapter title={privacyTexts.datiTitolo}>
        <p>
          {privacyTexts.dati(nome)} {(facts === 'lost' || !facts?.html) && privacyTexts.datiAltrove}
        </p>
      </Chapter>
      <Chapter title={privacyTexts.browserTitolo}>
        <Lines of={privacyTexts.browser} />
        <p>{privacyTexts.niente}</p>
      </Chapter>
      <Others facts={facts === 'lost' ? null : facts} />
      <Chapter title={privacyTexts.dirittiTitolo}>
        <p>{privacyTexts.diritti(nome)}</p>
        <Contact />
      </Chapter>
    </Reading>
  )
}

function OwnText({ facts: { html, versione, aggiornata }, nome }: { facts: PrivacyFacts; nome: string }) {
  if (!html) return null
  return (
    <Chapter title={privacyTexts.informativa(nome)}>
      {versione !== null && aggiornata !== null && (
        <Box component="p" sx={{ color: 'text.secondary', typography: 'body2', mt: 0 }}>
          {privacyTexts.versione(versione, formatDate(aggiornata))}
        </Box>
      )}
      <SafeHtml html={html} />
    </Chapter>
  )
}

function Others({ facts }: { facts: PrivacyFacts | null }) {
  const { settings } = usePortal()
  const { features, modules } = useManifest()
  const { linkEsterni = [], staticLink } = useTenant()
  const lends = modules.some(({ menu }) => menu.some(({ popup, feature }) => popup && features.includes(feature)))
  const away = linkEsterni.length > 0 || staticLink?.url.startsWith('https:')
  const lines = [
    ...(features.includes('rent') ? [privacyTexts.terzi(privacyTexts.sitoAffitti(hostOf(settings?.affittiUrl)))] : []),
    ...(facts && facts.video.length > 0 && features.includes('tutorial') ? [privacyTexts.video(facts.video)] : []),
    ...(facts?.paese ? [privacyTexts.paese] : []),
    ...(away ? [privacyTexts.esterni] : []),
    ...(lends ? [privacyTexts.prestiti] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Chapter title={privacyTexts.terziTitolo}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Chapter>
  )
}

const hostOf = (address: string | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).host : null

const FactsSchema = z.object({
  html: z.string(),
  versione: z.nullable(z.number()),
  aggiornata: z.nullable(z.string()),
  /** Sites that serve films. */
  video: z.array(z.string()),
  /** Whether the server asks a service for the country of a network address. */
  paese: z.boolean(),
})
type PrivacyFacts = z.infer<typeof FactsSchema>

/** `null` until they arrive, `'lost'` when the request failed; a change of the settings requests them again. */
function usePrivacyFacts(version: number | undefined): PrivacyFacts | 'lost' | null {
  const { request } = useShell()
  const [facts, setFacts] = useState<PrivacyFacts | 'lost' | null>(null)
  useEffect(() => {
    let current = true
    request('/api/privacy')
      .then(async (answer) => FactsSchema.parse(await answer.json()))
      .then(
        (found) => current && setFacts(found),
        () => current && setFacts('lost'),
      )
    return () => {
      current = false
    }
  }, [request, version])
  return facts
}

/** Texts of the privacy page: long, so they load with it and not with every page. */
const privacyTexts = {
  datiTitolo: 'Quali dati e perché',
  dati: (nome: string) =>
    `${nome} usa questo portale per seguire bandi, aziende e pratiche dei propri clienti. I dati che inserisci sono ` +
    'conservati nella base dati del portale e li vede solo chi ne ha titolo per ruolo.',
  datiAltrove:
    'L’informativa completa, con titolare, basi giuridiche e tempi di conservazione, la fornisce chi gestisce il portale.',
  browserTitolo: 'Che cosa resta nel tuo browser',
  browser: [
    'Il gettone di accesso, nella memoria locale e nel cookie tecnico «t» (se il browser non conserva la memoria locale, un secondo cookie tecnico, «t-sola», lo dice al portale): vale 12 ore, si rinnova mentre lavori e sparisce con il logout.',
    'Una copia di quello che puoi vedere nel portale, per aprirlo subito la volta dopo: sparisce con il logout e quando accede un’altra persona.',
    'La scelta del tema chiaro o scuro, se la fai, e quella di spegnere le scorciatoie da tastiera.',
    'Le ultime pagine che hai aperto in questa scheda: spariscono quando la chiudi e con il logout.',
  ],
  niente: 'Nessun cookie di profilazione e nessuna statistica di terzi: per questo non trovi un avviso sui cookie.',
  dirittiTitolo: 'I tuoi diritti',
  diritti: (nome: string) =>
    `Puoi chiedere a ${nome} di vedere, correggere o cancellare i tuoi dati personali, e di limitarne l’uso. Scrivi a:`,
  terziTitolo: 'Siti di altri dentro il portale',
  terzi: (sito: string) =>
    `La pagina Rent mostra ${sito}, che non è di chi gestisce questo portale. Quando la apri, il tuo browser si collega a ` +
    'quel sito, che viene a sapere il tuo indirizzo di rete e può conservare cookie propri: valgono le sue regole. Finché ' +
    'non apri la pagina, nessun collegamento parte.',
  informativa: (nome: string) => `L’informativa di ${nome}`,
  versione: (n: number, giorno: string) => `Versione ${n}, aggiornata il ${giorno}.`,
  testoMancante:
    'Il testo di chi gestisce il portale non si carica adesso: ricarica la pagina, oppure chiedilo a questo indirizzo.',
  video: (siti: readonly string[]) =>
    `I filmati della pagina Video tutorial vengono da ${siti.join(', ')}: quando ne apri uno, il tuo browser si collega a ` +
    'quel sito, che viene a sapere il tuo indirizzo di rete.',
  esterni:
    'I collegamenti verso altri siti, nel menu o in fondo alla pagina, si aprono in una nuova finestra: finché non li premi ' +
    'nessun dato parte.',
  prestiti:
    'La finestra Prestiti è una pagina di questo portale: i dati che scrivi lì seguono le stesse regole degli altri.',
  paese:
    'Per proporti il prefisso giusto nel campo del telefono, il server chiede a un servizio esterno da quale paese arriva il ' +
    'tuo indirizzo di rete; il servizio non sa chi sei.',
  sitoAffitti: (host: string | null) =>
    host ? `il sito degli affitti ${host}` : 'il sito degli affitti di un altro gestore',
} as const
