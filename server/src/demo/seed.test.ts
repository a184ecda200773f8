import {
  grantedAiuto,
  aziendaIdOfPratica,
  checkCodiceFiscale,
  checkPartitaIva,
  bandoContradictions,
  dimensione,
  firstRole,
  isCor,
  isCup,
  missingForStep,
  allowedSteps,
  requiresReason,
  utenteState,
  BANDO_STATES,
  bandoTiming,
  type Azienda,
} from '@bandiera/domain'
import { readData } from '@bandiera/factories/data'
import { evaluate } from '@bandiera/matching'
import { everything, type Everything } from '../../test/everything.ts'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import { DEMO_ACCOUNTS } from './demo-password.ts'
import { seedDemo } from './seed.ts'

const TODAY = '2026-11-21'
const options = { passwordHash: 'scrypt$10', mark: 'm', oggi: TODAY }
let test: TestTenant
let all: Everything

beforeAll(async () => {
  test = await openTestTenant()
  await seedDemo(test.documents, { ...options, tenantId: 'localhost' })
  all = await everything(test)
})
afterAll(() => test.close())

it('makes the promised numbers of everything', () => {
  const counts = Object.fromEntries(Object.entries(all).map(([coll, docs]) => [coll, docs.length]))
  expect(counts).toEqual({
    avvisi: 0,
    aziende: 300,
    bandi: 60,
    docs: 150,
    istituti: 6,
    pratiche: 120,
    settings: 1,
    usr: 13,
    viste: 0,
  })
})

it('has grants of every procedure with what belongs to it, none of which contradicts itself', () => {
  const data = all.bandi.map((bando) => bando.data)
  expect(data.flatMap((one) => bandoContradictions(one))).toEqual([])
  expect(data.some((one) => one.procedura === 'click_day' && one.oraApertura && one.precompilazioneDal)).toBe(true)
  expect(data.some((one) => one.dataGraduatoria && one.scorrimenti?.length)).toBe(true)
  expect(data.some((one) => one.stanziamentoResiduo !== undefined)).toBe(true)
})

it('has every demo account, and two professionisti under each of the two managers', () => {
  const byEmail = new Map(all.usr.map((usr) => [usr.email, usr]))
  for (const { email } of DEMO_ACCOUNTS) expect(byEmail.has(email)).toBe(true)
  const managers = ['gestore@demo.test', 'gestore2@demo.test'].map((email) => byEmail.get(email)!)
  for (const { _id } of managers) {
    const team = all.usr.filter(({ role }) => role.professionista?.by === _id)
    expect(team.filter((usr) => utenteState(usr) === 'attivo')).toHaveLength(2)
    expect(all.aziende.filter(({ gestoreId }) => gestoreId === _id)).toHaveLength(150)
  }
  expect(byEmail.get('professionista2@demo.test')?.role.professionista?.by).toBe(managers[1]?._id)
  expect(byEmail.get('sviluppatore@demo.test')).toMatchObject({ developer: true, role: { gestore: true } })
  expect(new Set(all.usr.map(({ role }) => firstRole(role))).size).toBe(4)
  expect(new Set(all.usr.map(({ name }) => name)).size).toBe(13)
})

it('shows every state of a person and of an invitation, and companies only under who can sign in', () => {
  expect(new Set(all.usr.map(utenteState))).toEqual(new Set(['attivo', 'invitato', 'sospeso']))
  const invitations = all.usr.flatMap(({ invito }) => invito ?? [])
  expect(new Set(invitations.map(({ stato }) => stato))).toEqual(new Set(['inviato', 'non_inviato']))
  expect(invitations.filter(({ scadeIl }) => scadeIl < TODAY)).toHaveLength(1)
  const absent = all.usr.filter((usr) => utenteState(usr) !== 'attivo').map(({ _id }) => _id)
  expect(all.aziende.filter(({ professionisti }) => professionisti.some((id) => absent.includes(id)))).toEqual([])
})

it('gives companies valid identifiers and professionisti of their own manager only', () => {
  const teams = new Map(all.usr.map(({ _id, role }) => [_id, role.professionista?.by]))
  for (const azienda of all.aziende) {
    expect(checkPartitaIva(azienda.partitaIva!)).toMatchObject({ ok: true })
    expect(checkCodiceFiscale(azienda.codiceFiscale!)).toMatchObject({ ok: true })
    for (const id of azienda.professionisti) expect(teams.get(id)).toBe(azienda.gestoreId)
  }
  expect(all.aziende.some(({ professionisti }) => professionisti.length === 0)).toBe(true)
})

it('makes companies of every size, and leaves some half known', () => {
  const classi = all.aziende.map((azienda) => dimensione(azienda).classe)
  expect(new Set(classi)).toEqual(new Set(['micro', 'piccola', 'media', 'grande', null]))
  expect(all.aziende.filter((azienda) => azienda.bilanci === undefined).length).toBeGreaterThan(5)
})

it('dates nothing that has happened after today', () => {
  const past = all.aziende.flatMap(({ dataCostituzione, aiuti = [], bilanci = [] }) => [
    ...(dataCostituzione ? [dataCostituzione] : []),
    ...aiuti.map((aiuto) => aiuto.dataConcessione),
    ...bilanci.map(({ anno }) => `${anno}-12-31`),
  ])
  expect(past.filter((day) => day > TODAY)).toEqual([])
})

it('has grants in every temporal and editorial state, drafts for nobody’s eyes', () => {
  const states = new Set(all.bandi.map(({ data }) => bandoTiming(data, { oggi: TODAY }).stato))
  expect(states).toEqual(new Set(BANDO_STATES))
  expect(new Set(all.bandi.map(({ data }) => data.redazione))).toEqual(
    new Set(['bozza', 'in_revisione', 'pubblicato', 'archiviato']),
  )
  for (const { data } of all.bandi) expect(data.gestori.length === 0).toBe(data.redazione === 'bozza')
  expect(new Set(all.bandi.map(({ data }) => data.titolo)).size).toBe(60)
})

it('uses every kind of criterion', () => {
  const kinds = new Set(all.bandi.flatMap(({ data }) => (data.criteri ?? []).map(({ tipo }) => tipo)))
  expect(kinds.size).toBe(17)
})

it('gives each manager grants that fit, that need checking and that do not fit', () => {
  const contesto = { oggi: TODAY, esigenze: all.settings[0]!.esigenze }
  const verdicts = (azienda: Azienda) =>
    all.bandi
      .filter(({ data }) => data.gestori.includes(azienda.gestoreId))
      .map((bando) => evaluate(azienda, bando, contesto).esito)
  const varied = all.aziende.filter((azienda) => new Set(verdicts(azienda)).size === 3)
  expect(varied.length).toBeGreaterThan(60)
})

it('opens case files at most once per company and grant, and records the aid of those granted', () => {
  const ids = new Set(all.aziende.map(({ _id }) => _id))
  for (const { _id } of all.pratiche) expect(ids.has(_id.split('-')[1]!)).toBe(true)
  const pairs = all.pratiche
    .filter(({ bandoId }) => bandoId)
    .map(({ _id, bandoId }) => `${_id.split('-')[1]} ${bandoId}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(new Set(all.pratiche.map(({ stato }) => stato)).size).toBeGreaterThan(12)
  const aiuti = new Map(all.aziende.flatMap((azienda) => (azienda.aiuti ?? []).map((one) => [one.praticaId, one])))
  const concesse = all.pratiche.filter((pratica) => grantedAiuto(pratica))
  expect(concesse.length).toBeGreaterThan(5)
  for (const pratica of concesse) expect(aiuti.get(pratica._id)).toEqual(grantedAiuto(pratica))
  expect(all.pratiche.some(({ extra }) => extra === 'professionista2@demo.test')).toBe(true)
})

it('leads case files through legal steps only, with all that each step needs', () => {
  for (const pratica of all.pratiche) {
    const { stato, storico = [] } = pratica
    expect(storico.at(-1)?.a ?? 'bozza').toBe(stato)
    for (const { da, a, motivo } of storico) {
      expect(allowedSteps(da)).toContain(a)
      expect(motivo !== undefined).toBe(requiresReason(a))
    }
    expect(missingForStep(pratica, stato)).toEqual([])
    const azienda = all.aziende.find(({ _id }) => _id === aziendaIdOfPratica(pratica._id))!
    expect([azienda.gestoreId, ...azienda.professionisti]).toContain(pratica.assegnatoA)
  }
})

it('gives granted case files codes that the registers would take', () => {
  for (const { cor, cup } of all.pratiche.filter((pratica) => pratica.cup)) {
    expect([isCor(cor!), isCup(cup!)]).toEqual([true, true])
  }
})

it('uses ATECO codes that exist in their version', () => {
  const rows = new Map(
    readData('ateco_confronto_2007_2025.csv.gz')
      .split('\n')
      .map((line) => [line.slice(0, 8), line.trim().split(',').at(-1)]),
  )
  const used = all.aziende.flatMap(({ ateco = [] }) => ateco)
  expect(new Set(used.map(({ codice }) => codice)).size).toBeGreaterThan(30)
  for (const { codice, versione } of used) {
    expect(rows.get(codice)).toMatch(
      versione === '2007' ? /uguale|titolo_diverso|solo_2007/ : /uguale|titolo_diverso|solo_2025/,
    )
  }
})
