import type { DimensioneClass, LegalForm } from '@bandiera/domain'
import type { Random } from './random.ts'
import type { Settore } from './settori.ts'

export interface Titolare {
  nome: string
  cognome: string
  donna: boolean
}

export function pickTitolare(random: Random): Titolare {
  const donna = random.chance(0.35)
  return { donna, nome: random.pick(donna ? NOMI_DONNA : NOMI_UOMO), cognome: random.pick(COGNOMI) }
}

const FORME: Record<DimensioneClass, readonly (readonly [LegalForm, number])[]> = {
  micro: [
    ['ditta_individuale', 24],
    ['srl', 36],
    ['srls', 16],
    ['snc', 10],
    ['sas', 9],
    ['cooperativa', 5],
  ],
  piccola: [
    ['srl', 68],
    ['srl_unipersonale', 10],
    ['snc', 6],
    ['spa', 8],
    ['cooperativa', 8],
  ],
  media: [
    ['srl', 48],
    ['spa', 45],
    ['cooperativa', 7],
  ],
  grande: [['spa', 1]],
}
const SUFFISSI: Partial<Record<LegalForm, string>> = {
  srl: 'Srl',
  srls: 'Srls',
  srl_unipersonale: 'Srl unipersonale',
  spa: 'Spa',
  cooperativa: 'Soc. coop.',
  cooperativa_sociale: 'Soc. coop. sociale',
}

export function pickForma(random: Random, classe: DimensioneClass, settore: Settore): LegalForm {
  if (settore.sociale) return 'cooperativa_sociale'
  if (settore.innovativo && classe === 'micro') return random.chance(0.7) ? 'srl' : 'srls'
  return random.weighted(FORME[classe])
}

/** `Panificio Russo di Russo Anna & C. Snc`, `Delta Software Srl`. */
export function ragioneSociale(random: Random, forma: LegalForm, settore: Settore, titolare: Titolare): string {
  const { nome, cognome } = titolare
  const mestiere = random.pick(settore.nomi)
  if (forma === 'ditta_individuale') return `${mestiere} ${cognome} di ${cognome} ${nome}`
  if (forma === 'snc' || forma === 'sas') return `${mestiere} ${cognome} di ${cognome} ${nome} & C. ${capital(forma)}`
  const name = random.weighted([
    [`${cognome} ${mestiere}`, 5],
    [`${mestiere} ${cognome}`, 3],
    [`${random.pick(FANTASIA)} ${mestiere}`, 5],
    [`${mestiere} ${random.pick(COGNOMI)} & ${cognome}`, 1],
  ])
  return `${name} ${SUFFISSI[forma] ?? ''}`.trim()
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

const words = (text: string): string[] => text.trim().split(/\s+/)

export const NOMI_UOMO = words(`Marco Luca Andrea Matteo Alessandro Francesco Davide Stefano Simone Giovanni Antonio
  Giuseppe Roberto Paolo Riccardo Lorenzo Fabio Massimo Enrico Salvatore Vincenzo Nicola Tommaso Pietro`)
export const NOMI_DONNA = words(`Giulia Chiara Francesca Sara Valentina Elena Martina Silvia Laura Federica Alessia
  Paola Anna Maria Cristina Ilaria Roberta Barbara Monica Daniela Teresa Rosa Caterina Beatrice`)
export const COGNOMI = words(`Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti
  Costa Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini
  Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola Parisi Villa Conte Ferri Fabbri Bianco Marini Grasso
  Valentini Messina Sala Gatti Pellegrini Palumbo Sanna Farina Rizzi Monti Cattaneo Morelli Amato Silvestri Mazza
  Testa Grassi Pellegrino Carbone Giuliani Benedetti Barone Rossetti Caputo Montanari Guerra Palmieri Bernardi
  Martino Fiore Ferretti Bellini Basile Riva Donati Piras Vitali Battaglia Sartori Neri Costantini Milani Pagano
  Ruggiero Sorrentino Orlando Damico Negri Mantovani`)

export const VIE = [
  'Via Roma',
  'Via Garibaldi',
  'Corso Italia',
  'Via Mazzini',
  'Via Dante',
  'Via Marconi',
  'Viale della Repubblica',
  'Via Cavour',
  'Via Verdi',
  'Piazza Matteotti',
  'Via Galileo Galilei',
  'Via dell’Artigianato',
  'Via dell’Industria',
  'Via delle Officine',
  'Via Leonardo da Vinci',
  'Via della Stazione',
]

/** Words that small companies put into their names. */
const FANTASIA = words(`Aurora Delta Futura Sirio Orizzonte Adriatica Tirrena Alpina Vesuvio Etna Zenit Quadrifoglio
  Europa Nuova Sole Libra Astra Meridiana Levante Ponente Eridano Atlante Argo Vega Minerva Iride`)
