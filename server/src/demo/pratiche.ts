import { addDays, STATI_PRATICA, type Azienda, type Bando, type Pratica, type StatoPratica } from '@bandiera/domain'
import { percorsoOf } from './percorso.ts'
import { dayBetween, daysAgo, idOn, inDays, rounded, type World } from './world.ts'

/** How often each state occurs; the others once in a while. */
const PESI: Partial<Record<StatoPratica, number>> = {
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
const CONCESSE: readonly StatoPratica[] = ['concessa', 'rendicontazione', 'contestazione', 'erogata', 'chiusa']

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
  const stato = random.weighted(STATI_PRATICA.map((each) => [each, PESI[each] ?? 2] as const))
  const aperta = daysAgo(world, 5, 300)
  const tipo: Pratica['tipo'] = bando ? 'bando' : random.pick(['finanziamento', 'consulenza'] as const)
  const importoProgetto = rounded(10 ** (4 + random.next() * 1.8), 500)
  const richiesta = rounded((importoProgetto * (bando?.data.intensita ?? 50)) / 100, 500)
  const pratica = {
    _id: `${idOn(world, aperta)}-${azienda._id}`,
    ...(bando ? { bandoId: bando._id } : {}),
    ...(n % 24 === 7 ? { extra: extraOf(n) } : {}),
    tipo,
    titolo:
      bando?.data.titolo ??
      (tipo === 'finanziamento' ? 'Finanziamento per investimenti' : 'Consulenza finanza agevolata'),
    stato,
    assegnatoA: assigneeOf(world, azienda),
    gestoreId: azienda.gestoreId,
    importoProgetto,
    agevolazioneRichiesta: richiesta,
    ...percorsoOf(world, stato, aperta, assigneeOf(world, azienda)),
    scadenze: [{ tipo: 'Invio domanda', data: bando?.data.dataChiusura ?? inDays(world, 15, 90) }],
  }
  return CONCESSE.includes(stato) ? granted(world, azienda, pratica, aperta) : pratica
}

function granted(world: World, azienda: Azienda, pratica: Pratica, aperta: string): Pratica {
  const { random, oggi } = world
  const agevolazioneConcessa = rounded((pratica.agevolazioneRichiesta ?? 0) * (0.7 + random.next() * 0.3), 100)
  const dataConcessione = dayBetween(world, addDays(aperta, 3), addDays(oggi, -1))
  const cor = String(random.int(10_000_000, 29_999_999))
  const codes = { cor, cup: `E${random.int(10, 99)}C${oggi.slice(2, 4)}000${random.int(1000, 9999)}000` }
  const aiuto = { regime: 'deMinimis', descrizione: pratica.titolo, dataConcessione, cor, praticaId: pratica._id }
  const esl = Math.min(agevolazioneConcessa, 60_000)
  azienda.aiuti = [...(azienda.aiuti ?? []), { ...aiuto, importo: agevolazioneConcessa, esl, fonte: 'manuale' }]
  return {
    ...pratica,
    agevolazioneConcessa,
    ...codes,
  }
}

/** Somebody outside the team who may see this one case file: once a professionista of the other manager. */
const extraOf = (n: number): string => (n === 7 ? 'professionista2@demo.test' : `studio${n}@esterno.test`)

function assigneeOf({ people }: World, azienda: Azienda): string {
  const team = people.teams.find(({ gestore }) => gestore._id === azienda.gestoreId)
  return azienda.professionisti[0] ?? team?.professionisti[0]?._id ?? azienda.gestoreId
}
