import {
  grantedAiuto,
  type Azienda,
  type Bando,
  USUAL_PATH,
  withGrantedAiuto,
  savedIncrocio,
  type NegativeReason,
  type PraticaStep,
  type Pratica,
  PRATICA_STATES,
  type PraticaState,
} from '@bandiera/domain'
import { evaluate } from '@bandiera/matching'
import { corredoOf, erogazioniOf } from './equipment.ts'
import { dayBetween, daysAgo, idOn, rounded, type World } from './random.ts'

/** How often each state occurs; the others once in a while. */
const PESI: Partial<Record<PraticaState, number>> = {
  bozza: 10,
  verifica_requisiti: 12,
  raccolta_documenti: 14,
  pronta: 8,
  inviata: 10,
  istruttoria: 10,
  concessa: 8,
  rendicontazione: 8,
  erogata: 6,
  chiusa: 6,
}
/**
 * Case files in varied states, each company and grant at most once. The aid of those that were granted is written into
 * its company, as the portal itself does.
 */
export function makePratiche(world: World, aziende: Azienda[], bandi: Bando[], count: number): Pratica[] {
  const { random } = world
  const published = bandi.filter(({ data }) => data.redazione === 'pubblicato')
  const taken = new Set<string>()
  const pratiche: Pratica[] = []
  for (let tries = 0; pratiche.length < count && tries < count * 5; tries++) {
    const azienda = random.pick(aziende)
    const readable = published.filter(({ data }) => data.gestori.includes(azienda.gestoreId))
    const bando = random.chance(0.85) && readable.length > 0 ? random.pick(readable) : undefined
    const key = `${azienda._id} ${bando?._id ?? pratiche.length}`
    if (taken.has(key)) continue
    taken.add(key)
    pratiche.push(makePratica(world, pratiche.length, azienda, bando))
  }
  return pratiche
}

function makePratica(world: World, n: number, azienda: Azienda, bando: Bando | undefined): Pratica {
  const { random } = world
  const stato = random.weighted(PRATICA_STATES.map((each) => [each, PESI[each] ?? 2] as const))
  const aperta = daysAgo(world, 5, 300)
  const tipo: Pratica['tipo'] = bando ? 'bando' : random.pick(['finanziamento', 'consulenza'] as const)
  const importoProgetto = rounded(10 ** (4 + random.next() * 1.8), 500)
  const chi = assigneeOf(azienda)
  const storico = storiaOf(world, stato, aperta, chi)
  const persone = [azienda.gestoreId, ...azienda.professionisti]
  const pratica: Pratica = {
    _id: `${idOn(world, aperta)}-${azienda._id}`,
    ...(bando ? { bandoId: bando._id } : {}),
    ...(n % 24 === 7 ? { extra: extraOf(n) } : {}),
    tipo,
    titolo:
      bando?.data.titolo ??
      (tipo === 'finanziamento' ? 'Finanziamento per investimenti' : 'Consulenza finanza agevolata'),
    stato,
    assegnatoA: chi,
    gestoreId: azienda.gestoreId,
    importoProgetto,
    agevolazioneRichiesta: rounded((importoProgetto * (bando?.data.intensita ?? 50)) / 100, 500),
    storico,
    ...(bando ? { incrocio: fotografia(azienda, bando, aperta) } : {}),
    ...corredoOf(world, stato, { azienda, bando, chi, persone, storico }),
  }
  const concessa = storico.find(({ a }) => a === 'concessa')
  return concessa ? granted(world, azienda, pratica, concessa.quando.slice(0, 10)) : pratica
}

/** The verdict of the day on which the case file was opened. */
const fotografia = (azienda: Azienda, bando: Bando, giorno: string) =>
  savedIncrocio(evaluate(azienda, bando, { oggi: giorno }), new Date(`${giorno}T08:00:00.000Z`))

function granted(world: World, azienda: Azienda, pratica: Pratica, dataConcessione: string): Pratica {
  const { random } = world
  const { stato, agevolazioneRichiesta = 0, importoProgetto = 0 } = pratica
  const agevolazioneConcessa = rounded(
    Math.min(agevolazioneRichiesta, importoProgetto) * (0.7 + random.next() * 0.3),
    100,
  )
  const paid = stato === 'erogata' || stato === 'chiusa'
  const whole: Pratica = {
    ...pratica,
    agevolazioneConcessa,
    esl: Math.min(agevolazioneConcessa, 60_000),
    dataConcessione,
    regime: 'deMinimis',
    cor: String(random.int(10_000_000, 29_999_999)),
    cup: `E${random.int(10, 99)}C${dataConcessione.slice(2, 4)}000${random.int(1000, 9999)}00`,
    ...(paid ? { erogazioni: erogazioniOf(world, agevolazioneConcessa, dataConcessione, stato === 'chiusa') } : {}),
  }
  const aiuto = grantedAiuto(whole)
  if (aiuto) azienda.aiuti = withGrantedAiuto(azienda.aiuti ?? [], whole._id, aiuto)
  return whole
}

/** Somebody outside the team who may see this one case file: once a professionista of the other manager. */
const extraOf = (n: number): string => (n === 7 ? 'professionista2@demo.test' : `studio${n}@esterno.test`)

const assigneeOf = ({ professionisti, gestoreId }: Azienda): string => professionisti[0] ?? gestoreId

/** Where the side ways leave the usual one, what lies between, and the reason that a negative end gives. */
const DEVIAZIONI: Partial<
  Record<PraticaState, { da: PraticaState; via?: PraticaState; motivo?: NegativeReason; nota?: string }>
> = {
  integrazione_richiesta: { da: 'istruttoria' },
  ammessa_non_finanziata: { da: 'istruttoria' },
  preavviso_rigetto: { da: 'istruttoria' },
  respinta: { da: 'istruttoria', via: 'preavviso_rigetto', motivo: 'punteggio_insufficiente' },
  contestazione: { da: 'rendicontazione' },
  sospesa: { da: 'raccolta_documenti', nota: 'In attesa del nuovo bilancio.' },
  rinunciata: { da: 'verifica_requisiti', motivo: 'rinuncia_cliente' },
  annullata: { da: 'bozza', motivo: 'altro', nota: 'Aperta due volte per errore.' },
  revocata: { da: 'rendicontazione', motivo: 'non_ammissibile' },
}

/** The states that a case file has gone through to stand where it stands, itself included. */
function passiFino(stato: PraticaState): PraticaState[] {
  const side = DEVIAZIONI[stato]
  const usual = USUAL_PATH.slice(0, USUAL_PATH.indexOf(side?.da ?? stato) + 1)
  return side ? [...usual, ...(side.via ? [side.via] : []), stato] : usual
}

/** History of a case file opened on a day by somebody: a legal step after the other, never after today. */
function storiaOf(world: World, stato: PraticaState, aperta: string, chi: string): PraticaStep[] {
  const passi = passiFino(stato)
  const { motivo, nota } = DEVIAZIONI[stato] ?? {}
  const giorni = passi.slice(1).map(() => dayBetween(world, aperta, world.oggi))
  giorni.sort()
  return passi.slice(1).map((a, n) => {
    const ended = a === stato
    return {
      da: passi[n]!,
      a,
      quando: `${giorni[n]}T0${8 + (n % 2)}:30:00.000Z`,
      chi,
      ...(ended && motivo ? { motivo } : {}),
      ...(ended && nota ? { nota } : {}),
    }
  })
}
