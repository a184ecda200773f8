import {
  addDays,
  addMonths,
  isOpenPratica,
  type Azienda,
  type Bando,
  type Pratica,
  type PraticaStep,
  type ChecklistEntryState,
} from '@bandiera/domain'
import { inDays, rounded, type World } from './random.ts'

const VOCI = ['Visura camerale', 'Documento d’identità', 'DURC', 'Preventivi di spesa', 'Ultimo bilancio']
const NOTE = [
  'Sentito il cliente: manda i preventivi entro venerdì.',
  'Chiesto il DURC aggiornato, arriva in settimana.',
  'Il bando premia chi ha la certificazione ambientale: verificare.',
  'Rivista la relazione con il consulente tecnico.',
  'Il cliente preferisce la seconda finestra del bando.',
]
const DA_FARE = [
  'Telefonare al cliente per i preventivi',
  'Rileggere la relazione tecnica',
  'Preparare il piano dei costi',
  'Controllare il plafond de minimis sul registro',
  'Caricare la domanda sul portale dell’ente',
]

interface Luogo {
  azienda: Azienda
  bando: Bando | undefined
  chi: string
  /** Everybody who works on the company. */
  persone: readonly string[]
  storico: readonly PraticaStep[]
}

/** Documents, deadlines, tasks and notes that fit the way a case file has gone. */
export function corredoOf(world: World, stato: Pratica['stato'], luogo: Luogo): Partial<Pratica> {
  const reached = new Set(luogo.storico.map(({ a }) => a))
  return {
    checklist: checklistOf(world, luogo.bando, reached.has('pronta')),
    scadenze: scadenzeOf(world, stato, luogo, reached.has('inviata')),
    attivita: isOpenPratica(stato) ? attivitaOf(world, luogo.persone) : [],
    note: noteOf(world, luogo),
    ...(reached.has('inviata') ? inviata(world, luogo.storico) : {}),
  }
}

function checklistOf(world: World, bando: Bando | undefined, complete: boolean): Pratica['checklist'] {
  const asked = bando?.data.documentiRichiesti ?? VOCI.map((nome, n) => ({ nome, obbligatorio: n < 4 }))
  return asked.map(({ nome, obbligatorio }, n) => {
    const stato = complete && obbligatorio ? 'approvato' : voceStato(world)
    const present = stato === 'caricato' || stato === 'approvato'
    const scade = present && nome === 'DURC'
    return {
      id: `voce${n}`,
      voce: nome,
      obbligatoria: obbligatorio,
      stato,
      ...(scade ? { scadenza: inDays(world, complete ? 20 : -20, 120) } : {}),
    }
  })
}

const voceStato = ({ random }: World): ChecklistEntryState =>
  random.weighted([
    ['manca', 4],
    ['caricato', 3],
    ['approvato', 3],
  ])

function scadenzeOf(world: World, stato: Pratica['stato'], { bando }: Luogo, inviata: boolean): Pratica['scadenze'] {
  const { oggi } = world
  const invio = { id: 'invio', tipo: 'invio', data: bando?.data.dataChiusura ?? inDays(world, 4, 90), fatta: inviata }
  if (stato === 'integrazione_richiesta') {
    return [invio, { id: 'integrazione', tipo: 'integrazione', data: inDays(world, -1, 20) }]
  }
  if (stato === 'preavviso_rigetto') {
    return [invio, { id: 'osservazioni', tipo: 'osservazioni', data: inDays(world, 1, 10) }]
  }
  if (stato === 'rendicontazione' || stato === 'concessa') {
    return [
      invio,
      { id: 'rendiconto', tipo: 'rendicontazione', data: addMonths(addDays(oggi, world.random.int(-5, 20)), 2) },
    ]
  }
  return [invio]
}

function attivitaOf(world: World, persone: readonly string[]): Pratica['attivita'] {
  const { random } = world
  return random.sample(DA_FARE, random.int(0, 3)).map((testo, n) => ({
    id: `att${n}`,
    testo,
    per: random.pick(persone),
    entro: inDays(world, -3, 25),
    fatta: random.chance(0.3),
  }))
}

function noteOf(world: World, { persone, storico }: Luogo): Pratica['note'] {
  const { random, oggi } = world
  const from = storico[0]?.quando.slice(0, 10) ?? addDays(oggi, -3)
  const days = Array.from({ length: random.int(0, 3) }, () => addDays(oggi, -random.int(0, 20))).map((day) =>
    day < from ? from : day,
  )
  return days.sort().map((day, n) => ({
    autore: random.pick(persone),
    quando: `${day}T1${n}:15:00.000Z`,
    testo: random.pick(NOTE),
    menzioni: [],
  }))
}

function inviata({ random, oggi }: World, storico: readonly PraticaStep[]): Partial<Pratica> {
  const dataInvio = storico.find(({ a }) => a === 'inviata')?.quando.slice(0, 10) ?? oggi
  const protocollo = `${dataInvio.slice(0, 4)}/${random.int(10_000, 99_999)}`
  return { protocollo, dataInvio, oraInvio: `${random.int(10, 17)}:${random.int(10, 59)}` }
}

/** What was paid of a granted amount: the whole of it once the case file is closed. */
export function erogazioniOf(world: World, concessa: number, dal: string, chiusa: boolean): Pratica['erogazioni'] {
  const anticipo = rounded(concessa * 0.4, 100)
  const last = world.oggi < addDays(dal, 30) ? world.oggi : addDays(dal, 30)
  const lines = [{ data: last, importo: anticipo, tipo: 'anticipo' }]
  return chiusa ? [...lines, { data: world.oggi, importo: concessa - anticipo, tipo: 'saldo' }] : lines
}
