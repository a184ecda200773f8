import { addDays, regioneByCode, type Bando, type DatiBando, type Redazione } from '@bandiera/domain'
import { regioni, withIds } from './criteri.ts'
import { makeFinestra } from './windows.ts'
import { DOCUMENTI, PREMIALITA, sezioniOf } from './bando-texts.ts'
import { proceduraOf } from './procedura.ts'
import type { Programma } from './programme.ts'
import { PROGRAMMI_NAZIONALI } from './national-programmes.ts'
import { PROGRAMMI_REGIONALI } from './regional-programmes.ts'
import { daysAgo, idOn, type World } from './world.ts'

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
function redazioneOf(n: number, finestra: Partial<DatiBando>, oggi: string): Redazione {
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

function amountsOf({ spesa, agevolazione, intensita }: Programma): Partial<DatiBando> {
  return {
    ...(spesa ? { spesaMin: spesa[0], spesaMax: spesa[1] } : {}),
    ...(agevolazione ? { agevolazioneMax: agevolazione } : {}),
    ...(intensita ? { intensita } : {}),
  }
}

/** When a grant was last published, and by whom; one in nine is news of these days. */
function publicationOf(world: World, n: number, redazione: Redazione, added: string): Partial<DatiBando> {
  if (redazione !== 'pubblicato' && redazione !== 'archiviato') return {}
  const day = n % 9 === 4 ? daysAgo(world, 0, 4) : added
  return { pubblicatoIl: `${day}T09:00:00.000Z`, pubblicatoDa: world.people.editore._id }
}
