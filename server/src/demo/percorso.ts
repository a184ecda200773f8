import { addDays, type StatoPratica } from '@bandiera/domain'
import { dayBetween, inDays, type World } from './world.ts'

/** The usual way of a case file; where it stands decides what it has gone through. */
const CAMMINO: readonly StatoPratica[] = [
  'bozza',
  'verifica_requisiti',
  'raccolta_documenti',
  'pronta',
  'inviata',
  'istruttoria',
  'ammessa',
  'concessa',
  'rendicontazione',
  'erogata',
  'chiusa',
]
/** Where the side ways leave it, and the reason that a negative end must give. */
const DEVIAZIONI: Partial<Record<StatoPratica, [from: StatoPratica, motivo?: string]>> = {
  integrazione_richiesta: ['istruttoria'],
  ammessa_non_finanziata: ['istruttoria', 'risorse esaurite'],
  preavviso_rigetto: ['istruttoria', 'documenti mancanti'],
  respinta: ['istruttoria', 'punteggio insufficiente'],
  contestazione: ['rendicontazione'],
  sospesa: ['raccolta_documenti', 'altro'],
  rinunciata: ['verifica_requisiti', 'rinuncia cliente'],
  annullata: ['bozza', 'altro'],
  revocata: ['rendicontazione', 'non ammissibile'],
}
const VOCI = ['Visura camerale', 'Documento d’identità', 'DURC', 'Preventivi di spesa', 'Ultimo bilancio']

/** History, checklist and filing number that fit the state of a case file opened on a day. */
export function percorsoOf(world: World, stato: StatoPratica, aperta: string, chi: string) {
  const { random, oggi } = world
  const [from, motivo] = DEVIAZIONI[stato] ?? [stato]
  const steps = CAMMINO.slice(0, CAMMINO.indexOf(from) + 1)
  const passi = from === stato ? steps : [...steps, stato]
  const inviata = passi.includes('inviata')
  let quando = aperta
  const storico = passi.slice(1).map((a, i) => {
    quando = dayBetween(world, quando, oggi)
    return { da: passi[i]!, a, quando, chi, ...(a === stato && motivo ? { motivo } : {}) }
  })
  return {
    storico,
    checklist: VOCI.map((voce, i) => ({
      voce,
      obbligatoria: i < 4,
      stato: inviata ? 'approvato' : checklistState(world),
    })),
    ...(inviata ? { protocollo: `${oggi.slice(0, 4)}/${random.int(10_000, 99_999)}` } : {}),
    ...(stato === 'integrazione_richiesta'
      ? { attivita: [{ testo: 'Inviare l’integrazione', per: chi, entro: inDays(world, 3, 20) }] }
      : {}),
    ...(stato === 'erogata' || stato === 'chiusa'
      ? { erogazioni: [{ data: addDays(quando, 0), importo: random.int(5, 80) * 1000, tipo: 'saldo' }] }
      : {}),
  }
}

const checklistState = ({ random }: World): string =>
  random.weighted([
    ['manca', 4],
    ['caricato', 3],
    ['approvato', 3],
  ])
