import {
  COSTI_AMMESSI,
  esigenzeBase,
  FORME_AGEVOLAZIONE,
  type Esigenza,
  type Settings,
  type Video,
} from '@bandiera/domain'
import { DEMO_CAPTIONS, DEMO_VIDEO } from './demo-video.route.ts'
import { aspetti } from './look.ts'

/** The usual catalogue, with the costs and forms that this tenant thinks of. */
const catalogue: Esigenza[] = esigenzeBase.map((esigenza, i) => ({
  ...esigenza,
  costi:
    esigenza.id === 'formazione' ? ['Formazione Professionale'] : [COSTI_AMMESSI[i % 6]!, COSTI_AMMESSI[(i + 2) % 6]!],
  forme: [FORME_AGEVOLAZIONE[0], FORME_AGEVOLAZIONE[1 + (i % 4)]!],
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
export const makeImpostazioni = (tenantId: string, rentAccount?: string): Settings =>
  ({
    ...own.localhost,
    moduli: { rent: false, tutorial: false },
    esigenze: catalogue,
    ...(own[tenantId] ?? { nome: tenantId }),
    ...(aspetti[tenantId] ?? { colors: aspetti.localhost?.colors, slides: aspetti.localhost?.slides }),
    ...rentOf(tenantId, rentAccount),
    _id: tenantId,
  }) as Settings
