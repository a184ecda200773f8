import { addDays, type Bando, type BandoData, type EditorialState, regioneByCode } from '@bandiera/domain'
import { regioni, withIds } from './criteri.ts'
import type { Programma } from './programme.ts'
import { PROGRAMMI_NAZIONALI } from './national-programmes.ts'
import { PROGRAMMI_REGIONALI } from './regional-programmes.ts'
import { daysAgo, idOn, inDays, type World } from './random.ts'

const REGIONI = ['03', '12', '15', '16', '09', '08', '05', '01', '19', '11', '10', '20']

/** Grants of the demo: two in five for the whole country, the others of a regione; each programme in several editions. */
export function makeBandi(world: World, count: number): Bando[] {
  let nazionali = 0
  let regionali = 0
  return Array.from({ length: count }, (_, n) => {
    const nazionale = n % 5 === 0 || n % 5 === 2
    return makeBando(world, n, nazionale ? pickNazionale(nazionali++) : pickRegionale(regionali++))
  })
}

interface Scelta {
  programma: Programma
  /** ISTAT code; absent for the whole country. */
  regione?: string
  nome: string
}

const EDIZIONI = ['', ' - seconda edizione', ' - terza edizione']

function pickNazionale(k: number): Scelta {
  const programma = PROGRAMMI_NAZIONALI[k % PROGRAMMI_NAZIONALI.length]!
  const edizione = EDIZIONI[Math.floor(k / PROGRAMMI_NAZIONALI.length) % EDIZIONI.length]
  return { programma, nome: programma.titolo + edizione }
}

function pickRegionale(k: number): Scelta {
  const programma = PROGRAMMI_REGIONALI[k % PROGRAMMI_REGIONALI.length]!
  // a step that shares no factor with the list: a programme meets another regione each time round
  const regione = REGIONI[(k + 5 * Math.floor(k / PROGRAMMI_REGIONALI.length)) % REGIONI.length]!
  return { programma, regione, nome: `${programma.titolo} - ${regioneByCode(regione)!.nome}` }
}

function makeBando(world: World, n: number, { programma, regione, nome }: Scelta): Bando {
  const { random, people, oggi } = world
  const finestra = makeFinestra(world, n)
  const redazione = redazioneOf(n, finestra, oggi)
  const regioneName = regione ? regioneByCode(regione)!.nome : ''
  const year = (finestra.dataApertura ?? addDays(oggi, 60)).slice(0, 4)
  const added = daysAgo(world, 5, 420)
  const publication = publicationOf(world, n, redazione, added)
  const stanziamento = random.int(2, 80) * 500_000
  const { procedura } = programma
  return {
    _id: idOn(world, added),
    createdBy: people.editore._id,
    data: {
      gestori: redazione === 'bozza' ? [] : gestoriOf(world, n),
      titolo: `${nome} ${year}`,
      ente: programma.ente ?? `Regione ${regioneName}`,
      link: `https://bandi.esempio.test/${n + 1}`,
      redazione,
      // some are only for the managers who see them
      pubblico: redazione === 'pubblicato' && n % 10 !== 8,
      ...publication,
      ...finestra,
      procedura,
      ...proceduraOf({ ...finestra, procedura, stanziamento }, n, oggi),
      obiettivi: programma.obiettivi,
      forme: programma.forme,
      costi: programma.costi.map((voce, at) => (at > 0 ? { voce, max: 10 + 10 * at } : { voce })),
      ...amountsOf(programma),
      stanziamento,
      regime: programma.criteri.some(({ tipo }) => tipo === 'deMinimis') ? 'deMinimis' : 'GBER 651/2014',
      cumulo: random.pick(['sì', 'no', 'entro intensità massima', 'da verificare']),
      criteri: withIds([...(regione ? [regioni([regione])] : []), ...programma.criteri]),
      documentiRichiesti: DOCUMENTI.slice(0, random.int(2, DOCUMENTI.length)),
      ...(procedura === 'graduatoria' ? { premialita: PREMIALITA } : {}),
      sezioni: sezioniOf(programma, regioneName),
      norme: `Avviso pubblico n. ${random.int(10, 90)} del ${year}`,
    },
  }
}

/** One in eight is a draft that no manager sees yet; some are under review; half of the closed ones are archived. */
function redazioneOf(n: number, finestra: Partial<BandoData>, oggi: string): EditorialState {
  if (n % 8 === 6) return 'bozza'
  if (n % 20 === 9) return 'in_revisione'
  const closed = finestra.dataChiusura !== undefined && finestra.dataChiusura < oggi
  return closed && n % 24 === 18 ? 'archiviato' : 'pubblicato'
}

/** Half of the grants are for both managers, the rest for one of them; a third is also the developer's. */
function gestoriOf({ people }: World, n: number): string[] {
  const ids = people.teams.map(({ gestore }) => gestore._id)
  const developer = people.all.find((usr) => usr.developer)!._id
  const chosen = n % 2 === 0 ? ids : [ids[Math.floor(n / 2) % ids.length]!]
  return n % 3 === 0 ? [...chosen, developer] : chosen
}

function amountsOf({ spesa, agevolazione, intensita }: Programma): Partial<BandoData> {
  return {
    ...(spesa ? { spesaMin: spesa[0], spesaMax: spesa[1] } : {}),
    ...(agevolazione ? { agevolazioneMax: agevolazione } : {}),
    ...(intensita ? { intensita } : {}),
  }
}

/** When a grant was last published, and by whom; one in nine is news of these days. */
function publicationOf(world: World, n: number, redazione: EditorialState, added: string): Partial<BandoData> {
  if (redazione !== 'pubblicato' && redazione !== 'archiviato') return {}
  const day = n % 9 === 4 ? daysAgo(world, 0, 4) : added
  return { pubblicatoIl: `${day}T09:00:00.000Z`, pubblicatoDa: world.people.editore._id }
}

type Finestra = Pick<
  BandoData,
  'dataApertura' | 'oraApertura' | 'dataChiusura' | 'oraChiusura' | 'chiusuraAnticipata' | 'noteFinestra'
>

const aperto = (world: World): Finestra => ({
  dataApertura: daysAgo(world, 10, 150),
  dataChiusura: inDays(world, 40, 220),
  oraChiusura: world.random.pick(['12:00', '16:00', '18:00', '23:59']),
})
const inChiusura = (world: World): Finestra => ({ ...aperto(world), dataChiusura: inDays(world, 2, 28) })
const inApertura = (world: World): Finestra => {
  const dataApertura = inDays(world, 5, 60)
  const dataChiusura = addDays(dataApertura, world.random.int(30, 150))
  return { dataApertura, oraApertura: world.random.pick(['09:00', '10:00', '11:00']), dataChiusura }
}
const chiuso = (world: World): Finestra => {
  const dataChiusura = daysAgo(world, 3, 260)
  return { dataApertura: addDays(dataChiusura, -world.random.int(30, 180)), dataChiusura }
}
const sportello = (world: World): Finestra => ({
  dataApertura: daysAgo(world, 30, 400),
  noteFinestra: 'Fino a esaurimento delle risorse',
})
const chiusoPrima = (world: World): Finestra => ({
  ...aperto(world),
  dataApertura: daysAgo(world, 60, 150),
  chiusuraAnticipata: daysAgo(world, 1, 40),
  noteFinestra: 'Chiuso in anticipo: risorse esaurite',
})
const nonNoto = (): Finestra => ({ noteFinestra: 'Date non ancora pubblicate' })

// Every temporal state in each dozen, the open ones most often.
const TURNO = [
  aperto,
  inChiusura,
  aperto,
  sportello,
  inApertura,
  aperto,
  chiuso,
  inChiusura,
  aperto,
  sportello,
  chiusoPrima,
  nonNoto,
]

/** Opening and closing of the n-th grant. */
const makeFinestra = (world: World, n: number): Finestra => TURNO[n % TURNO.length]!(world)

type Dati = Pick<BandoData, 'procedura' | 'dataApertura' | 'dataChiusura' | 'stanziamento'>

/**
 * What goes with the procedure of the n-th grant: the days on which the application of a click day can be written before it
 * opens, the ranking and now and then an extension of it, what is left of the money where one is served as one comes.
 */
function proceduraOf({ procedura, dataApertura, dataChiusura, stanziamento = 0 }: Dati, n: number, oggi: string) {
  if (procedura === 'click_day' && dataApertura && dataApertura > oggi) return clickDay(dataApertura)
  if (procedura === 'graduatoria' && dataChiusura) return graduatoria(addDays(dataChiusura, 20), n, oggi)
  const open = dataApertura !== undefined && dataApertura < oggi
  if (procedura === 'sportello' && open && n % 2 === 0) {
    return { stanziamentoResiduo: Math.round(stanziamento * 0.04), residuoAl: addDays(oggi, -3) }
  }
  return {}
}

const clickDay = (dataApertura: string): Partial<BandoData> => ({
  precompilazioneDal: addDays(dataApertura, -30),
  oraPrecompilazioneDal: '10:00',
  precompilazioneAl: addDays(dataApertura, -2),
  oraPrecompilazioneAl: '17:00',
})

function graduatoria(dataGraduatoria: string, n: number, oggi: string): Partial<BandoData> {
  const data = addDays(dataGraduatoria, 30)
  if (data > oggi || n % 2 === 1) return { dataGraduatoria }
  return { dataGraduatoria, scorrimenti: [{ data, importo: 500_000, nota: 'risorse liberate da rinunce' }] }
}

const DOCUMENTI: NonNullable<BandoData['documentiRichiesti']> = [
  { nome: 'Visura camerale', obbligatorio: true, validitaGiorni: 180 },
  { nome: 'Documento d’identità del legale rappresentante', obbligatorio: true },
  { nome: 'DURC', obbligatorio: true, validitaGiorni: 120 },
  { nome: 'Preventivi di spesa', obbligatorio: true },
  { nome: 'Ultimi due bilanci', obbligatorio: false },
  { nome: 'Relazione tecnica', obbligatorio: false },
]

const PREMIALITA: NonNullable<BandoData['premialita']> = [
  { testo: 'Impresa femminile o giovanile', punti: 5 },
  { testo: 'Certificazione ambientale in corso di validità', punti: 3 },
  { testo: 'Nuove assunzioni a tempo indeterminato', punti: 8 },
]

/** The text of a grant under the headings of the standard call (D.Lgs. 184/2025, art. 6). */
function sezioniOf({ obiettivi, procedura }: Programma, regione: string): BandoData['sezioni'] {
  const where = regione ? ` in ${regione}` : ''
  return [
    {
      titolo: 'Finalità e base giuridica',
      html: `<p>Sostiene le imprese${where} con questi obiettivi: ${obiettivi.join(', ').toLowerCase()}.</p>`,
    },
    {
      titolo: 'Modalità di accesso',
      html:
        '<p>Domanda in via telematica con firma digitale del legale rappresentante.</p>' +
        '<ol><li>Registrati sullo sportello dell’ente</li><li>Compila il progetto e il piano delle spese</li>' +
        '<li>Firma e invia entro il termine</li></ol>',
    },
    {
      titolo: 'Istruttoria',
      html:
        procedura === 'graduatoria'
          ? '<p>Le domande ammissibili ricevono un punteggio e formano una graduatoria.</p>'
          : '<p>Le domande sono esaminate nell’ordine di arrivo, fino a esaurimento delle risorse.</p>',
    },
    {
      titolo: 'Rendicontazione',
      html: '<p>Le spese si rendicontano entro <strong>90 giorni</strong> dalla fine del progetto, con fatture quietanzate.</p>',
    },
    {
      titolo: 'Revoca',
      html: '<p>L’agevolazione è revocata se i beni sono ceduti o spostati entro tre anni dall’erogazione.</p>',
    },
  ]
}
