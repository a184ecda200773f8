import {
  brandColours,
  ADMITTED_COSTS,
  type Esigenza,
  defaultEsigenze,
  AGEVOLAZIONE_FORMS,
  type Mode,
  type Settings,
  surfaces,
  type Video,
} from '@bandiera/domain'
import { DEMO_CAPTIONS, DEMO_VIDEO } from './demo-video.route.ts'

/** The usual catalogue, with the costs and forms that this tenant thinks of. */
const catalogue: Esigenza[] = defaultEsigenze.map((esigenza, i) => ({
  ...esigenza,
  costi:
    esigenza.id === 'formazione'
      ? ['Formazione Professionale']
      : [ADMITTED_COSTS[i % 6]!, ADMITTED_COSTS[(i + 2) % 6]!],
  forme: [AGEVOLAZIONE_FORMS[0], AGEVOLAZIONE_FORMS[1 + (i % 4)]!],
}))

/** No network is needed to try the page: `.test` leads nowhere, so it says that the site does not answer. */
const RENTAL_SITE = 'https://case.affitti.test/'

/** One film that every demo has, and two of a site that does not answer: what is then seen can be tried as well. */
const VIDEO: Video[] = [
  {
    id: 'benvenuto',
    titolo: 'Benvenuto: tre passi per cominciare',
    descrizione: 'Dalle aziende agli incroci alla prima pratica.',
    gruppo: 'Primi passi',
    indirizzo: DEMO_VIDEO,
    sottotitoli: DEMO_CAPTIONS,
    durata: 12,
  },
  {
    id: 'bilanci',
    titolo: 'Scrivere un bilancio e leggere gli indici',
    descrizione: 'Quali voci servono e che cosa dice ogni indice.',
    gruppo: 'Credito',
    indirizzo: 'https://video.sofabis.test/bilanci.mp4',
    durata: 270,
  },
  {
    id: 'confronto',
    titolo: 'Confrontare tre finanziamenti',
    descrizione: 'Rata, costo totale e TAEG indicativo, fianco a fianco.',
    gruppo: 'Credito',
    indirizzo: 'https://video.sofabis.test/confronto.mp4',
    durata: 385,
  },
]

const PRIVACY =
  '<h2>Titolare del trattamento</h2><p>sofabis srl, Milano. Puoi scrivere a <strong>info@sofabis.test</strong>.</p>' +
  '<h2>Per quanto tempo</h2><ul><li>Profilo: finché l’accesso è attivo.</li>' +
  '<li>Pratiche chiuse: dieci anni, come chiede il codice civile.</li></ul>'

const own: Record<string, Partial<Settings>> = {
  localhost: { nome: 'Bandiera', mailContatti: 'assistenza@bandiera.test' },
  'agevolaitalia.localhost': {
    nome: 'AgevolaItalia',
    variante: 'agevolaitalia',
    mailContatti: 'info@agevolaitalia.test',
    linkEsterni: [
      { testo: 'Calcolo rata/reddito', url: 'https://calcolatore.agevolaitalia.test/rata' },
      { testo: 'Risparmio energetico', url: 'https://moduli.agevolaitalia.test/energia' },
    ],
  },
  'sofabis.localhost': {
    nome: 'sofabis',
    variante: 'sofabis',
    mailContatti: 'info@sofabis.test',
    moduli: { rent: false, tutorial: true },
    video: VIDEO,
    privacyHtml: PRIVACY,
    privacyVersione: 1,
    privacyAggiornata: '2026-09-01',
  },
  'affitti.localhost': {
    nome: 'Affitti e Bandi',
    variante: 'rent',
    mailContatti: 'info@affitti.test',
    moduli: { rent: true, tutorial: false },
    affittiUrl: RENTAL_SITE,
  },
}

/** spec §2: the second way to `/rent`, one account of a tenant that does not rent itself. */
const rentOf = (tenantId: string, account: string | undefined): Partial<Settings> =>
  tenantId === 'localhost' && account ? { moduliPerConto: { rent: [account] }, affittiUrl: RENTAL_SITE } : {}

/** Settings of a demo tenant; a host that is not one of the four gets its own name and the usual colours. */
export const makeSettings = (tenantId: string, rentAccount?: string): Settings =>
  ({
    ...own.localhost,
    moduli: { rent: false, tutorial: false },
    esigenze: catalogue,
    ...(own[tenantId] ?? { nome: tenantId }),
    ...(aspetti[tenantId] ?? { colors: aspetti.localhost?.colors, slides: aspetti.localhost?.slides }),
    ...rentOf(tenantId, rentAccount),
    _id: tenantId,
  }) as Settings

type Aspetto = Pick<Settings, 'colors' | 'logo' | 'slides' | 'staticLink'>

const SLIDES = [
  { titolo: 'I bandi giusti per ogni azienda', testo: 'Gli incroci si aggiornano da soli quando cambia un dato.' },
  { titolo: 'Ogni criterio spiegato', testo: 'Sì, no o da verificare: sempre con la regola e il valore dell’azienda.' },
  { titolo: 'Le pratiche a portata di mano', testo: 'Scadenze, documenti e note in un posto solo.' },
]

/** Signs in a box of 28 x 28. */
const SIGNS = {
  bandiera: '<path d="M5 3v22"/><path d="M5 5c6-4 9 4 18 0v11c-9 4-12-4-18 0" fill="#c" fill-opacity=".25"/>',
  gradini: '<path d="M4 24v-6M11 24V13M18 24V8M4 10 17 3M12 3h6v6"/>',
  cerchio: '<circle cx="14" cy="14" r="10"/><path d="M18 10c-2-3-8-2-8 1s8 3 8 6-6 4-8 1"/>',
}

/** What each demo tenant looks like: logos for both themes, for the light one only, and a name without a logo. */
const aspetti: Record<string, Aspetto> = {
  localhost: { colors: { primary: '#1a56a8' }, logo: logo('Bandiera', 'bandiera', '#1a56a8'), slides: SLIDES },
  'agevolaitalia.localhost': {
    colors: { primary: '#00695c' },
    logo: logo('AgevolaItalia', 'gradini', '#00695c'),
    slides: [
      { titolo: 'Dal preventivo al bando in un giorno', testo: 'Carichi la visura, gli incroci sono già pronti.' },
      { titolo: 'Rate e redditi sotto controllo', testo: 'Il calcolo e il prestito stanno accanto alla pratica.' },
      ...SLIDES.slice(1),
    ],
    staticLink: { text: 'Parla con un consulente', url: 'https://consulenza.agevolaitalia.test/', icon: 'persone' },
  },
  'sofabis.localhost': {
    colors: { primary: '#6a3093' },
    logo: { chiaro: logo('sofabis', 'cerchio', '#6a3093').chiaro },
    slides: [
      { titolo: 'I numeri prima delle parole', testo: 'Gli indici dell’azienda spiegano ogni scelta di credito.' },
      ...SLIDES,
    ],
  },
  'affitti.localhost': {
    colors: { primary: '#a8471a' },
    slides: [
      { titolo: 'Case e bandi, una sola porta', testo: 'Gli affitti del tuo territorio accanto agli incentivi.' },
      ...SLIDES.slice(0, 2),
    ],
  },
}

/** The sign and the name as a drawing of our own; the shade of the brand is the one that the theme uses. */
function logo(name: string, sign: keyof typeof SIGNS, primary: string): { chiaro: string; scuro: string } {
  const width = 36 + Math.ceil(name.length * 10)
  const drawn = (mode: Mode) => {
    const colour = brandColours(mode, primary).main
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 28" width="${width}" height="28">` +
      `<g fill="none" stroke="${colour}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">` +
      `${SIGNS[sign].replace('#c', colour)}</g><text x="34" y="20" font-family="system-ui,sans-serif" ` +
      `font-size="16" font-weight="700" fill="${surfaces[mode].text}">${name}</text></svg>`
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  }
  return { chiaro: drawn('light'), scuro: drawn('dark') }
}
