import { hrefBandoPubblico, importiBando, quantoManca, type DatiBando, type Momento } from '@bandiera/domain'
import type { BandoPubblico } from '@bandiera/policy'
import { escapeHtml, escapeScript } from '../page/html.ts'
import { plainText } from './safe-text.ts'

/** Search engines show about as much. */
const LONGEST = 160

interface Subject {
  bando: BandoPubblico
  momento: Momento
  /** Name and address of the tenant's site. */
  nome: string
  site: string
}

/** What search engines and messengers read of a public grant: title, description, address, Open Graph, JSON-LD. */
export function metaOf(subject: Subject): string[] {
  const { bando, nome, site } = subject
  const { titolo } = bando.data
  const url = site + hrefBandoPubblico(bando)
  const description = descriptionOf(subject)
  const properties = {
    'og:type': 'article',
    'og:locale': 'it_IT',
    'og:site_name': nome,
    'og:title': titolo,
    'og:description': description,
    'og:url': url,
  }
  return [
    `<title>${escapeHtml(`${titolo} – ${nome}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    // data, not code: it is no script to the browser, and the content policy lets it be
    `<script type="application/ld+json">${escapeScript(JSON.stringify(linkedData(bando, url, description)))}</script>`,
  ]
}

/** What the grant says of itself, else its key facts. */
function descriptionOf({ bando: { data }, momento }: Subject): string {
  const dati = data as DatiBando
  const aid = importiBando(dati)[0]?.value
  const facts = [data.ente, aid && `agevolazione ${aid}`, quantoManca(dati, momento)].filter(Boolean).join('. ')
  const text = data.sottotitolo || plainText(data.sezioni?.[0]?.html ?? '')
  const whole = [facts, text].filter(Boolean).join('. ')
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`
}

function linkedData({ data }: BandoPubblico, url: string, description: string): object {
  const { titolo, ente, link, agevolazioneMin, agevolazioneMax } = data
  const known = agevolazioneMin !== undefined || agevolazioneMax !== undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'MonetaryGrant',
    name: titolo,
    description,
    url,
    inLanguage: 'it',
    ...(link && { sameAs: link }),
    ...(ente && { funder: { '@type': 'Organization', name: ente } }),
    ...(known && {
      amount: { '@type': 'MonetaryAmount', currency: 'EUR', minValue: agevolazioneMin, maxValue: agevolazioneMax },
    }),
  }
}
