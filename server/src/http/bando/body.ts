import {
  BANDO_HEADINGS,
  type BandoHeading,
  closedOn,
  clickDay,
  admittedCostText,
  bandoDates,
  type BandoData,
  formatDate,
  graduatoriaText,
  bandoAmounts,
  type RomeMoment,
  earlyFormText,
  bandoWindowText,
  regimeBando,
  sectionsByHeading,
  bandoTiming,
  type BandoFact,
} from '@bandiera/domain'
import { bandoRules } from '@bandiera/matching'
import type { PublicBando } from '@bandiera/policy'
import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from '../page/html.ts'

interface Subject {
  bando: PublicBando
  momento: RomeMoment
  url: string
  mailContatti: string | undefined
}

/** A public grant, readable whole without any script: state, dates, amounts, sections in the order of the standard call. */
export function bandoBody({ bando, momento, url, mailContatti }: Subject): string {
  const data = bando.data as BandoData
  const { stato } = bandoTiming(data, momento)
  const closed = stato === 'chiuso'
  const pressing = stato === 'in_chiusura' ? ' preme' : ''
  return [
    data.ente && `<p class="occhiello">${escapeHtml(data.ente)}</p>`,
    `<h1>${escapeHtml(data.titolo)}</h1>`,
    data.sottotitolo && `<p class="sottotitolo">${escapeHtml(data.sottotitolo)}</p>`,
    closed
      ? `<p class="avviso"><strong>Chiuso il ${formatDate(closedOn(data, momento))}.</strong> Non accetta più domande.</p>`
      : `<p class="stato${pressing}">${bandoWindowText(data, momento) ?? 'Date non ancora note'}</p>`,
    openingOf(data, momento),
    actions(data, url, mailContatti),
    `<div class="colonne"><aside class="lato" aria-label="Date e importi">${aside(data)}</aside>`,
    `<div class="testo">${sections(data, momento)}</div></div>`,
  ]
    .filter(Boolean)
    .join('')
}

function actions({ link, titolo }: BandoData, url: string, mail: string | undefined): string {
  const subject = encodeURIComponent(`Bando: ${titolo}`)
  const text = encodeURIComponent(`Vorrei informazioni su questo bando:\n${url}\n`)
  return (
    '<div class="azioni">' +
    (link
      ? `<a class="bottone primo" href="${escapeHtml(link)}" rel="noreferrer noopener nofollow">Vai alla pagina ufficiale</a>`
      : '') +
    (mail
      ? `<a class="bottone" href="mailto:${escapeHtml(encodeURI(mail))}?subject=${subject}&amp;body=${text}">Chiedi informazioni</a>`
      : '') +
    '<button class="bottone" type="button" data-stampa hidden>Stampa</button>' +
    `<button class="bottone" type="button" data-copia="${escapeHtml(url)}" hidden>Copia collegamento</button>` +
    '<span id="esito" class="muto" role="status"></span></div>'
  )
}

const aside = (data: BandoData): string =>
  `<section aria-label="Date"><h2>Date</h2>${facts(bandoDates(data))}` +
  (data.noteFinestra ? `<p class="muto">${lines(data.noteFinestra)}</p>` : '') +
  `</section><section aria-label="Che cosa offre"><h2>Che cosa offre</h2>${facts(bandoAmounts(data))}</section>`

const facts = (items: readonly BandoFact[]): string =>
  `<dl>${items
    .filter(({ value }) => value !== null)
    .map(({ label, value }) => `<div><dt>${label}</dt><dd>${escapeHtml(value!)}</dd></div>`)
    .join('')}</dl>`

function sections(data: BandoData, momento: RomeMoment): string {
  const written = sectionsByHeading(data.sezioni)
  const own = ownContent(data, momento)
  return BANDO_HEADINGS.map(({ id, titolo }) => {
    const texts = (written.get(id) ?? []).map((sezione) => {
      const heading = sezione.titolo && sezione.titolo !== titolo ? `<h3>${escapeHtml(sezione.titolo)}</h3>` : ''
      return heading + safeHtml(sezione.html)
    })
    const content = texts.join('') + (own[id] ?? '')
    return content && `<section aria-labelledby="${id}"><h2 id="${id}">${titolo}</h2>${content}</section>`
  }).join('')
}

function ownContent(data: BandoData, momento: RomeMoment): Partial<Record<BandoHeading, string>> {
  const regole = bandoRules(data, { ...momento, nucleo: false })
  return {
    finalita: named('Obiettivi', list(data.obiettivi)) + named('Norme', data.norme && `<p>${lines(data.norme)}</p>`),
    offerta: named('Forma', list(data.forme)) + named('Costi ammessi', list(data.costi?.map(admittedCostText))),
    requisiti: rules(regole.vincolanti) + named('Preferenze: ordinano, non escludono', rules(regole.preferenziali)),
    criteri: list(
      data.premialita?.map(({ testo, punti }) => (punti === undefined ? testo : `${testo}: ${punti} punti`)),
    ),
    accesso: named('Documenti richiesti', list(data.documentiRichiesti?.map(document))),
    cumulo: list([
      ...(data.regime ? [`Regime di aiuto: ${regimeBando(data.regime)}`] : []),
      ...(data.cumulo ? [`Cumulabile con altri aiuti: ${data.cumulo}`] : []),
    ]),
  }
}

const named = (title: string, content: string | undefined): string => (content ? `<h3>${title}</h3>${content}` : '')
const lines = (text: string): string => escapeHtml(text.trim()).replaceAll('\n', '<br>')

const list = (items: readonly string[] | undefined): string =>
  items?.length ? `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : ''

const rules = (groups: readonly string[][]): string =>
  groups.length === 0
    ? ''
    : `<ul>${groups
        .map((group) =>
          group.length === 1 ? `<li>${escapeHtml(group[0]!)}</li>` : `<li>Almeno uno di questi:${list(group)}</li>`,
        )
        .join('')}</ul>`

function document(one: NonNullable<BandoData['documentiRichiesti']>[number]): string {
  const notes = [
    one.obbligatorio ? null : 'facoltativo',
    one.validitaGiorni ? `validità ${one.validitaGiorni} giorni` : null,
  ].filter(Boolean)
  return notes.length > 0 ? `${one.nome} (${notes.join(', ')})` : one.nome
}

/** The hour of a click day, the compilation phase before it, the ranking. */
function openingOf(data: BandoData, momento: RomeMoment): string {
  const giorno = clickDay(data, momento)
  const others = [earlyFormText(data, momento), graduatoriaText(data, momento)]
  const first = giorno
    ? `<p class="apertura"><strong>${escapeHtml(giorno.quando)}</strong>${countdown(giorno.istante)}</p>`
    : ''
  return first + others.map((text) => (text ? `<p class="apertura">${escapeHtml(text)}</p>` : '')).join('')
}

/** Hidden until the script fills it; screen readers do not announce each change. */
const countdown = (istante: number | null): string =>
  istante === null
    ? ' (l’ora non è ancora nota)'
    : `<span class="conto" role="timer" aria-live="off" data-conto="${istante}" hidden></span>`

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h4', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    // the headings of the page end at the third level
    h1: 'h4',
    h2: 'h4',
    h3: 'h4',
    h5: 'h4',
    h6: 'h4',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noreferrer noopener nofollow' }),
  },
}

/** HTML of a source that is not ours: no script, style, event or address but http(s). */
const safeHtml = (html: string): string => sanitizeHtml(html, OPTIONS)

export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<(?:\/p|br|\/li|\/h\d|\/tr)\b/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  })
    .replace(/\s+/g, ' ')
    .trim()
