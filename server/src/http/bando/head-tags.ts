import {
  publicBandoHref,
  bandoAmounts,
  instantInRome,
  lastDay,
  bandoWindowText,
  type BandoData,
  type RomeMoment,
} from '@bandiera/domain'
import type { PublicBando } from '@bandiera/policy'
import { escapeHtml, escapeScript } from '../page/html.ts'
import { CARD, type CardWords } from '../../files/drawing/pictures.ts'
import { versionOf } from '../../files/image-data.ts'
import { plainText } from './body.ts'

/** Characters that search engines show. */
const LONGEST = 160

interface Subject {
  bando: PublicBando
  momento: RomeMoment
  nome: string
  site: string
  primary?: string | undefined
}

/** What search engines and messengers read of a public grant: title, description, address, Open Graph, JSON-LD. */
export function headTagsOf(subject: Subject): string[] {
  const { bando, nome, site } = subject
  const { titolo } = bando.data
  const url = site + publicBandoHref(bando)
  const description = descriptionOf(subject)
  const properties = {
    'og:type': 'article',
    'og:locale': 'it_IT',
    'og:site_name': nome,
    'og:title': titolo,
    'og:description': description,
    'og:url': url,
    'og:image': `${url}/immagine.png?v=${cardVersion(subject)}`,
    'og:image:type': 'image/png',
    'og:image:width': String(CARD.width),
    'og:image:height': String(CARD.height),
    'og:image:alt': [titolo, ...cardOf(subject).facts].join('. '),
  }
  return [
    `<title>${escapeHtml(`${titolo} – ${nome}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    // data, not code: it is no script to the browser, and the content policy lets it be
    `<script type="application/ld+json">${escapeScript(JSON.stringify(linkedData(subject, url, description)))}</script>`,
  ]
}

function descriptionOf({ bando: { data }, momento }: Subject): string {
  const facts = [data.ente, ...factsOf(data as BandoData, momento)].filter(Boolean).join('. ')
  const text = data.sottotitolo || plainText(data.sezioni?.[0]?.html ?? '')
  const whole = [facts, text].filter(Boolean).join('. ')
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`
}

/** In days, not hours: messengers keep these words. */
function factsOf(data: BandoData, momento: RomeMoment): string[] {
  const aid = bandoAmounts(data)[0]?.value
  return [aid && `Agevolazione ${aid}`, bandoWindowText(data, momento)].filter((fact): fact is string => Boolean(fact))
}

export const cardOf = ({ bando: { data }, momento }: Pick<Subject, 'bando' | 'momento'>): CardWords => ({
  over: data.ente,
  title: data.titolo,
  facts: factsOf(data as BandoData, momento),
})

/** Changes with the card's words and looks. */
export const cardVersion = (subject: Pick<Subject, 'bando' | 'momento' | 'nome' | 'primary'>): string =>
  versionOf(JSON.stringify([cardOf(subject), subject.nome, subject.primary]))

function application(data: BandoData): object | undefined {
  const ultimo = lastDay(data)
  const startTime = instantText(data.dataApertura, data.oraApertura)
  const endTime = instantText(ultimo, ultimo === data.dataChiusura ? data.oraChiusura : undefined)
  return startTime || endTime ? { '@type': 'ApplyAction', startTime, endTime, target: data.link } : undefined
}

/** `2026-12-14`, with an hour `2026-12-14T12:00:00+01:00`. */
function instantText(day: string | undefined, ora: string | undefined): string | undefined {
  if (!day || !ora) return day
  const ahead = Math.round((Date.parse(`${day}T${ora}:00Z`) - instantInRome(day, ora)) / 3_600_000)
  return `${day}T${ora}:00+0${ahead}:00`
}

function linkedData({ bando: { data } }: Subject, url: string, description: string): object {
  const action = application(data as BandoData)
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
    ...(action && { potentialAction: action }),
    ...(known && {
      amount: { '@type': 'MonetaryAmount', currency: 'EUR', minValue: agevolazioneMin, maxValue: agevolazioneMax },
    }),
  }
}
