import { addDays, daysBetween, type Azienda, type DimensioneClass, type Sede } from '@bandiera/domain'
import { makeBilanci } from './bilanci.ts'
import { codiceFiscalePersona, type Luogo, partitaIva, pickLuogo, sedeIn } from './places.ts'
import { pickForma, pickTitolare, ragioneSociale } from './ragione-sociale.ts'
import { SETTORI, type Settore } from './settori.ts'
import { makeAiuti, makeEsigenze, makeQualifiche, makeRegolarita } from './situation.ts'
import { dayBetween, daysAgo, idOn, rounded, type World } from './random.ts'

const CLASSI: readonly (readonly [DimensioneClass, number])[] = [
  ['micro', 54],
  ['piccola', 30],
  ['media', 12],
  ['grande', 4],
]
/** One company in eight is only half known, as after a phone call. */
const SPARSE = 1 / 8

/** Client companies, shared out evenly between the managers, each manager's among its professionisti. */
export function makeAziende(world: World, count: number): Azienda[] {
  const taken = new Set<string>()
  const aziende: Azienda[] = []
  while (aziende.length < count) {
    const azienda = makeAzienda(world, aziende.length)
    const key = `${azienda.gestoreId} ${azienda.codiceFiscale}`
    if (!taken.has(key)) aziende.push(azienda)
    taken.add(key)
  }
  return aziende
}

function makeAzienda(world: World, index: number): Azienda {
  const { random, people } = world
  const { gestore, professionisti } = people.teams[index % people.teams.length]!
  const settore = random.weighted(SETTORI.map((each) => [each, each.peso] as const))
  const classe = settore.innovativo || settore.artigiano ? pickSmall(world) : random.weighted(CLASSI)
  const luogo = pickLuogo(random)
  const costituzione = dataCostituzione(world)
  const azienda = {
    _id: idOn(world, daysAgo(world, 1, 700)),
    gestoreId: gestore._id,
    professionisti: random
      .sample(
        professionisti,
        random.weighted([
          [0, 3],
          [1, 6],
          [2, 1],
        ]),
      )
      .map(({ _id }) => _id),
    ...identity(world, settore, classe, luogo),
    dataCostituzione: costituzione,
    dataInizioAttivita: addDays(costituzione, random.int(0, 90)),
    stato: 'attiva' as const,
    sedi: sediOf(world, luogo),
    ateco: atecoOf(world, settore),
    bilanci: makeBilanci(world, settore, classe, costituzione),
  }
  const known = { ...azienda, ...situation(world, azienda, settore) }
  return random.chance(SPARSE) ? forget(world, known) : known
}

const pickSmall = ({ random }: World): DimensioneClass =>
  random.weighted([
    ['micro', 70],
    ['piccola', 25],
    ['media', 5],
  ])

/** Mostly grown-up companies, one in five younger than five years. */
function dataCostituzione(world: World): string {
  const young = world.random.chance(0.2)
  return young ? daysAgo(world, 60, 5 * 365 - 1) : daysAgo(world, 5 * 365, 38 * 365)
}

function identity({ random }: World, settore: Settore, classe: DimensioneClass, luogo: Luogo) {
  const titolare = pickTitolare(random)
  const formaGiuridica = pickForma(random, classe, settore)
  const iva = partitaIva(random, luogo.provincia)
  const sole = formaGiuridica === 'ditta_individuale'
  const { nome, cognome, donna } = titolare
  const domain = `${cognome}${random.int(10, 99)}`.toLowerCase()
  const capital =
    formaGiuridica === 'spa' ? rounded(random.int(50_000, 2_000_000), 10_000) : random.pick([10_000, 20_000, 50_000])
  return {
    ragioneSociale: ragioneSociale(random, formaGiuridica, settore, titolare),
    formaGiuridica,
    partitaIva: iva,
    codiceFiscale: sole ? codiceFiscalePersona(random, nome, cognome, donna) : iva,
    rea: `${luogo.sigla}-${random.int(100_000, 999_999)}`,
    pec: `${domain}@pec.esempio.test`,
    email: `info@${domain}.esempio.test`,
    ...(sole ? {} : { capitaleSociale: formaGiuridica === 'srls' ? 1000 : capital }),
    referente: { nome: `${nome} ${cognome}` },
  }
}

function sediOf({ random }: World, luogo: Luogo): Sede[] {
  const sedi: Sede[] = [{ ...sedeIn(random, luogo, 'legale'), operativa: random.chance(0.85) }]
  if (!sedi[0]!.operativa || random.chance(0.15)) sedi.push(sedeIn(random, pickLuogo(random), 'operativa'))
  return sedi
}

/** Registers show the code of 2025; older files hold that of 2007, or both. */
function atecoOf({ random }: World, { ateco2007, ateco2025 }: Settore): NonNullable<Azienda['ateco']> {
  const old = { codice: ateco2007, versione: '2007' as const, prevalente: true }
  const now = { codice: ateco2025, versione: '2025' as const, prevalente: true }
  return random.weighted([
    [[old, now], 6],
    [[now], 3],
    [[old], 1],
  ])
}

function situation(world: World, azienda: Azienda, settore: Settore): Partial<Azienda> {
  return {
    qualifiche: makeQualifiche(world, azienda, settore),
    regolarita: makeRegolarita(world),
    aiuti: makeAiuti(world, azienda, settore),
    dataVerificaRNA: daysAgo(world, 1, 120),
    esigenze: makeEsigenze(world),
  }
}

/** Leaves out data that were not asked for yet; the name and whose client it is always stay. */
function forget(world: World, azienda: Azienda): Azienda {
  const unknown: (keyof Azienda)[] = [
    'bilanci',
    'ateco',
    'qualifiche',
    'regolarita',
    'esigenze',
    'sedi',
    'dataCostituzione',
  ]
  const partial = { ...azienda }
  for (const field of world.random.sample(unknown, world.random.int(2, 6))) delete partial[field]
  const recent = dayBetween(world, addDays(world.oggi, -60), addDays(world.oggi, -1))
  return daysBetween(recent, world.oggi) < 30 ? { ...partial, tag: ['da completare'] } : partial
}
