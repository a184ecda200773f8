import { createRandom, type Random } from '@bandiera/factories/random'
import type { Azienda, GroupMember, Socio } from '../azienda/azienda.ts'
import { possibleClasses, dimensione } from './dimensione.ts'
import { publicCapital, looksLikePublicBody } from './public-bodies.ts'

const piccola: Azienda = {
  _id: 'a',
  gestoreId: 'g',
  professionisti: [],
  ragioneSociale: 'Servizi Bari Srl',
  bilanci: [{ anno: 2025, ula: 20, ricavi: 3e6, totaleAttivo: 3e6 }],
}
const socio = (nome: string, quota?: number, entePubblico?: Socio['entePubblico']): Socio => ({
  nome,
  ...(quota === undefined ? {} : { quota }),
  ...(entePubblico ? { entePubblico } : {}),
})
const classe = (compagine: Socio[], gruppo?: GroupMember[]) =>
  dimensione({ ...piccola, compagine, ...(gruppo ? { gruppo } : {}) }).classe
const figures = { ula: 0, ricavi: 0, totaleAttivo: 0 }

it('asks whether an owner that sounds like a public body is one, and decides nothing', () => {
  const asked = dimensione({ ...piccola, compagine: [socio('Comune di Bari', 60), socio('Anna Rossi', 40)] })
  expect(asked).toMatchObject({
    classe: null,
    possibili: ['piccola', 'grande'],
    manca: [{ campo: 'compagine.0.entePubblico', etichetta: 'Ente pubblico (Comune di Bari)' }],
  })
  expect(asked.motivo).toContain('«Comune di Bari» sembra un ente pubblico: confermi?')
  expect(classe([socio('Comune di Bari', 60, 'si'), socio('Anna Rossi', 40)])).toBe('grande')
  expect(classe([socio('Comune di Bari', 60, 'no'), socio('Anna Rossi', 40)])).toBe('piccola')
})

it('says by which article, and keeps the figures', () => {
  const { motivo, anno, dati, aggregato } = dimensione({ ...piccola, compagine: [socio('X', 60, 'si')] })
  expect(motivo).toBe(
    'Il 60 % del capitale è di enti pubblici: da 25 % in su non è una PMI (Racc. 2003/361/CE, allegato, art. 3, par. 4).',
  )
  expect([anno, dati.ula, aggregato]).toEqual([2025, 20, false])
})

it.each<[string, Socio[], string | null]>([
  ['exactly 25 %', [socio('A', 25, 'si'), socio('B', 75)], 'grande'],
  ['just below', [socio('A', 24.99, 'si'), socio('B', 75.01)], 'piccola'],
  ['several jointly', [socio('A', 10, 'si'), socio('B', 10, 'si'), socio('C', 5, 'si'), socio('D', 75)], 'grande'],
  [
    'several jointly, in thirds of a cent',
    [socio('A', 8.33, 'si'), socio('B', 8.33, 'si'), socio('C', 8.34, 'si')],
    'grande',
  ],
  ['an exception of 30 %', [socio('Università di Bari', 30, 'eccezione'), socio('B', 70)], 'piccola'],
  ['exceptions that hold half', [socio('A', 50, 'eccezione'), socio('B', 50)], 'piccola'],
  ['exceptions that control it', [socio('A', 30, 'eccezione'), socio('B', 21, 'eccezione'), socio('C', 49)], 'grande'],
  [
    'an exception beside a body below 25 %',
    [socio('A', 40, 'eccezione'), socio('B', 20, 'si'), socio('C', 40)],
    'piccola',
  ],
  ['a name that could not reach 25 %', [socio('Comune di Bari', 20), socio('B', 80)], 'piccola'],
  ['names that reach it together', [socio('Comune di Bari', 20), socio('Regione Puglia', 5), socio('B', 75)], null],
  ['a name beside a sure body', [socio('Comune di Bari', 20), socio('A', 5, 'si'), socio('B', 75)], null],
  ['a body without its share that may reach it', [socio('A', undefined, 'si'), socio('B', 60)], null],
  ['a body without its share that cannot', [socio('A', undefined, 'si'), socio('B', 80)], 'piccola'],
  ['a director without capital', [socio('Comune di Bari', 0), socio('B', 100)], 'piccola'],
  ['no owners', [], 'piccola'],
])('public capital: %s', (_name, compagine, expected) => expect(classe(compagine)).toBe(expected))

it.each<[string, GroupMember, string | null]>([
  ['a public parent', { relazione: 'controllante', denominazione: 'X', entePubblico: 'si', ...figures }, 'grande'],
  [
    'a partner with 25 %',
    { relazione: 'associata', quota: 25, denominazione: 'X', entePubblico: 'si', ...figures },
    'grande',
  ],
  [
    'a partner below',
    { relazione: 'associata', quota: 20, denominazione: 'X', entePubblico: 'si', ...figures },
    'piccola',
  ],
  [
    'what the company controls itself',
    { relazione: 'controllata', denominazione: 'X', entePubblico: 'si', ...figures },
    'piccola',
  ],
  ['a parent by its name', { relazione: 'controllante', denominazione: 'Regione Puglia', ...figures }, null],
])('public capital through the group: %s', (_name, membro, expected) => {
  expect(classe([socio('B', 100)], [membro])).toBe(expected)
})

it('adds what owners and group hold, an owner written in both once', () => {
  const membro: GroupMember = { relazione: 'associata', denominazione: 'Comune di Bari', quota: 15, ...figures }
  expect(publicCapital({ compagine: [socio('COMUNE DI BARI', 15, 'si')], gruppo: [membro] }).quota).toBe(15)
  expect(publicCapital({ compagine: [socio('Y', 15, 'si')], gruppo: [{ ...membro, entePubblico: 'si' }] }).quota).toBe(
    30,
  )
})

it('counts an owner whose nature only the group says, by its name or its number', () => {
  const alfa: GroupMember = {
    relazione: 'controllante',
    denominazione: 'Alfa',
    quota: 60,
    entePubblico: 'si',
    ...figures,
  }
  expect(classe([socio('ALFA', 60)], [alfa])).toBe('grande')
  const partner: GroupMember = { ...alfa, relazione: 'associata', quota: 25, cf: '80015010723', denominazione: 'Y' }
  expect(classe([{ ...socio('Alfa', 25), cf: '80015010723' }], [partner])).toBe('grande')
  expect(
    classe([socio('Comune di Bari', 60)], [{ ...alfa, denominazione: 'Comune di Bari', entePubblico: 'no' }]),
  ).toBe('piccola')
})

it.each<[string, Socio['entePubblico'], GroupMember['entePubblico'], string | null]>([
  ['owners no, group si', 'no', 'si', null],
  ['owners si, group no', 'si', 'no', null],
  ['owners si, group an exception', 'si', 'eccezione', null],
  ['both si', 'si', 'si', 'grande'],
  ['both no', 'no', 'no', 'piccola'],
  ['owners alone', 'no', undefined, 'piccola'],
  ['group alone', undefined, 'si', 'grande'],
])('gives one answer of one public body: %s', (_name, owners, group, expected) => {
  for (const relazione of ['controllante', 'associata']) {
    const membro: GroupMember = {
      relazione,
      denominazione: 'ALFA',
      quota: 30,
      ...figures,
      ...(group && { entePubblico: group }),
    }
    const azienda = { ...piccola, compagine: [socio('Alfa', 30, owners), socio('B', 70)], gruppo: [membro] }
    const { classe: found, motivo, manca } = dimensione(azienda)
    expect(found).toBe(expected)
    if (expected !== null) continue
    expect(motivo).toContain('«Alfa» è un ente pubblico? Compagine e gruppo dicono cose diverse.')
    expect(manca[0]).toMatchObject({ campo: 'compagine.0.entePubblico' })
  }
})

it('lets the class that the company declares win, and asks for the accounts as well where they are missing', () => {
  const compagine = [socio('Comune di Bari', 60, 'si')]
  expect(dimensione({ ...piccola, compagine, dimensione: { dichiarata: 'media', motivo: 'x' } }).classe).toBe('media')
  const { bilanci: _none, ...senza } = piccola
  expect(dimensione({ ...senza, compagine }).classe).toBe('grande')
  const asked = dimensione({ ...senza, compagine: [socio('Comune di Bari', 60)] })
  expect(asked.manca.map(({ campo }) => campo)).toEqual(['compagine.0.entePubblico', 'bilanci'])
})

it.each([
  'Comune di Bari',
  'COMUNE DI SANT’AGATA',
  'Il Comune di Roma',
  'Provincia di Lecce',
  'Provincia Autonoma di Trento',
  'Regione Puglia',
  'Città Metropolitana di Milano',
  'Unione dei Comuni Terre d’Acqua',
  'Ministero dell’Economia e delle Finanze',
  'Camera di Commercio di Bari',
  'C.C.I.A.A. di Foggia',
  'Università degli Studi di Bari Aldo Moro',
  'Politecnico di Torino',
  'Azienda Sanitaria Locale BA',
  'ASL Roma 1',
  'Cassa Depositi e Prestiti S.p.A.',
  'Invitalia S.p.A.',
  'Agenzia del Demanio',
  'Amministrazione Comunale di Bari',
  'INAIL',
  'Regione Autonoma della Sardegna',
  'COMUNE BARI',
  'Provincia Bergamo',
  'Prov. di Bari',
  'Reg. Puglia',
  'Città di Torino',
  'Municipio di Sanremo',
  'A.S.L. Bari',
  'A.U.S.L. Bologna',
  'ASL',
  'ASST Rhodense',
  'C.N.R.',
  'I.N.P.S.',
  'MEF',
  'Agenzia Entrate',
  'ARPA Puglia',
  'ATER Roma',
  'INFN',
  'Consorzio dei Comuni BIM',
  'Unioncamere',
  'Finlombarda S.p.A.',
  'CDP Equity S.p.A.',
  'SIMEST',
])('hears a public body in %s', (nome) => expect(looksLikePublicBody(nome)).toBe(true))

it.each([
  'Anna Rossi',
  'Comunello Srl',
  'Comune Impegno Soc. Coop.',
  'Provinciali Trasporti Srl',
  'Regione Srl',
  'Agenzia Viaggi Sole Srl',
  'Ministeri Carlo',
  'Ente Fiera Privata Srl',
  'Universal Srl',
  'Camera Arredi',
  'Inailor Srl',
  'Rossi Comune di Bari',
  'Comune Accordo S.p.A.',
  'Provincia Trasporti S.n.c.',
  'Città di Legno Srl',
  'Regina Srl',
  'Asla Srl',
  'Arpa d’Oro Srl',
  'Mefisto Srl',
  '',
])('hears none in %s', (nome) => expect(looksLikePublicBody(nome)).toBe(false))

// --- over the whole kind

const NOMI = ['Comune di Bari', 'Regione Puglia', 'Alfa Srl', 'Beta Spa']
const randomSoci = (random: Random): Socio[] =>
  Array.from({ length: random.int(5) }, () =>
    socio(
      random.one(NOMI),
      random.one([0, 5, 10, 12.5, 20, 24.99, 25, 40]),
      random.one([undefined, 'si', 'eccezione', 'no']),
    ),
  )

/** Every way to answer the open questions, tried one by one. */
function answers(compagine: readonly Socio[]): Socio[][] {
  const at = compagine.findIndex(({ nome, entePubblico }) => entePubblico === undefined && looksLikePublicBody(nome))
  if (at < 0) return [[...compagine]]
  return (['si', 'no'] as const).flatMap((entePubblico) =>
    answers(compagine.with(at, { ...compagine[at]!, entePubblico })),
  )
}

/** The article by hand, in hundredths of a percent. */
function byHand(compagine: readonly Socio[]): string {
  const of = (said: string) =>
    compagine
      .filter((one) => one.entePubblico === said)
      .reduce((sum, { quota = 0 }) => sum + Math.round(quota * 100), 0)
  return of('si') + (of('eccezione') > 5000 ? of('eccezione') : 0) >= 2500 ? 'grande' : 'piccola'
}

it('knows the class exactly when no answer would change it: 3,000 sets of owners', () => {
  const random = createRandom(2003361)
  for (let round = 0; round < 3000; round += 1) {
    const compagine = randomSoci(random)
    const possible = new Set(answers(compagine).map(byHand))
    const { classe: found, possibili, manca } = dimensione({ ...piccola, compagine })
    expect([compagine, new Set(possibili)]).toEqual([compagine, possible])
    expect(found).toBe(possible.size === 1 ? [...possible][0] : null)
    expect(manca.length > 0).toBe(possible.size > 1)
    expect(possibleClasses({ ...piccola, compagine })).toEqual(possibili)
  }
})
