import { COSTI_AMMESSI, FORME_AGEVOLAZIONE, OBIETTIVI, type Esigenza, type Settings } from '@bandiera/domain'
import { aspetti } from './aspetto.ts'

/** `Start up/Sviluppo d'impresa` -> `start-up-sviluppo-d-impresa` */
export const esigenzaId = (obiettivo: string): string =>
  obiettivo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')

const NOMI: Record<(typeof OBIETTIVI)[number], string> = {
  'Sostegno investimenti': 'Acquistare macchinari e attrezzature',
  'Sostegno liquidità': 'Avere più liquidità',
  Internazionalizzazione: 'Vendere all’estero',
  'Innovazione e ricerca': 'Sviluppare nuovi prodotti',
  "Start up/Sviluppo d'impresa": 'Avviare o far crescere l’impresa',
  Digitalizzazione: 'Digitalizzare processi e vendite',
  'Transizione ecologica': 'Ridurre consumi ed emissioni',
  "Crisi d'impresa": 'Superare un momento di crisi',
  'Inclusione sociale': 'Assumere persone svantaggiate',
  'Imprenditoria giovanile': 'Fare impresa da giovani',
  'Imprenditoria femminile': 'Fare impresa da donne',
  Formazione: 'Formare il personale',
  'Rafforzamento del capitale': 'Rafforzare il capitale',
}

/** One need for each objective of the official catalogue. */
const catalogue: Esigenza[] = OBIETTIVI.map((obiettivo, i) => ({
  id: esigenzaId(obiettivo),
  nome: NOMI[obiettivo],
  gruppo: i < 7 ? 'Crescita' : 'Persone e capitale',
  obiettivi: [obiettivo],
  costi:
    obiettivo === 'Formazione' ? ['Formazione Professionale'] : [COSTI_AMMESSI[i % 6]!, COSTI_AMMESSI[(i + 2) % 6]!],
  forme: [FORME_AGEVOLAZIONE[0], FORME_AGEVOLAZIONE[1 + (i % 4)]!],
  ordine: i + 1,
  attiva: true,
}))

/** No network is needed to try the page: `.test` leads nowhere, so it says that the site does not answer. */
const RENTAL_SITE = 'https://case.affitti.test/'

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
