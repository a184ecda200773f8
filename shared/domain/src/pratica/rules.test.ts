import {
  grantedAiuto,
  aziendaIdOfPratica,
  withGrantedAiuto,
  missingDocumenti,
  isCor,
  isCup,
  missingForStep,
  scadenzaLabel,
  createPratica,
  PraticaSchema,
  nextScadenza,
  PRATICA_STATES,
  checklistEntryState,
  type Aiuto,
  type Azienda,
  type Bando,
  type Pratica,
  type PraticaState,
} from '../index.ts'

const AZIENDA = '0123456789abcdef01234567'
const azienda: Azienda = { _id: AZIENDA, gestoreId: 'g', professionisti: ['p'], ragioneSociale: 'Rossi' }
const pratica = (over: Partial<Pratica> = {}): Pratica => ({
  _id: `65000000aaaaaaaaaaaaaaaa-${AZIENDA}`,
  tipo: 'bando',
  titolo: 'Voucher',
  stato: 'bozza',
  ...over,
})
const needs = (a: PraticaState, over: Partial<Pratica> = {}) =>
  missingForStep(pratica(over), a).map(({ campo }) => campo)

describe('what a step needs', () => {
  it('is named field by field', () => {
    expect(needs('inviata')).toEqual(['protocollo', 'dataInvio', 'oraInvio'])
    expect(needs('integrazione_richiesta')).toEqual(['scadenze'])
    expect(needs('preavviso_rigetto')).toEqual(['scadenze'])
    expect(needs('concessa')).toEqual(['agevolazioneConcessa', 'dataConcessione', 'regime', 'cor', 'cup'])
    expect(needs('erogata')).toEqual(['erogazioni'])
  })

  it('is nothing for the other states', () => {
    const asking = ['inviata', 'integrazione_richiesta', 'preavviso_rigetto', 'concessa', 'erogata']
    for (const stato of PRATICA_STATES.filter((one) => !asking.includes(one))) expect(needs(stato)).toEqual([])
  })

  it('is met by an open deadline of the right kind', () => {
    const scadenze = [{ tipo: 'integrazione', data: '2026-12-01' }]
    expect(needs('integrazione_richiesta', { scadenze })).toEqual([])
    expect(needs('integrazione_richiesta', { scadenze: [{ ...scadenze[0]!, fatta: true }] })).toEqual(['scadenze'])
  })

  it('leaves the codes out when what is granted is no aid', () => {
    const over = { agevolazioneConcessa: 10, dataConcessione: '2026-11-20', regime: 'nonAiuto' }
    expect(needs('concessa', over)).toEqual([])
    expect(needs('concessa', { ...over, regime: 'deMinimis' })).toEqual(['cor', 'cup'])
  })
})

it.each([
  ['12345678', true],
  ['R-1234567', true],
  ['12', false],
  ['dodici', false],
])('takes %s for a COR: %s', (text, ok) => expect(isCor(text)).toBe(ok))

it.each([
  ['J11B20000120001', true],
  ['E42C26000123400', true],
  ['J11B2000012000', false],
  ['j11b20000120001', false],
  ['111B20000120001', false],
])('takes %s for a CUP: %s', (text, ok) => expect(isCup(text)).toBe(ok))

describe('documents', () => {
  it('expire on the day after their last one', () => {
    const voce = { stato: 'approvato' as const, scadenza: '2026-11-21' }
    expect(checklistEntryState(voce, '2026-11-21')).toBe('approvato')
    expect(checklistEntryState(voce, '2026-11-22')).toBe('scaduto')
    expect(checklistEntryState({ ...voce, stato: 'manca' }, '2026-11-22')).toBe('manca')
  })

  it('are missing when mandatory and not there or no longer good', () => {
    const checklist = [
      { voce: 'a', obbligatoria: true, stato: 'manca' as const },
      { voce: 'b', obbligatoria: true, stato: 'approvato' as const, scadenza: '2026-01-01' },
      { voce: 'c', obbligatoria: true, stato: 'caricato' as const },
      { voce: 'd', obbligatoria: false, stato: 'manca' as const },
      { voce: 'e', obbligatoria: true, stato: 'non_serve' as const },
    ]
    expect(missingDocumenti({ checklist }, '2026-11-21').map(({ voce }) => voce)).toEqual(['a', 'b'])
  })
})

it('takes the nearest deadline that is not met, and none of a closed case file', () => {
  const scadenze = [
    { tipo: 'invio', data: '2026-12-10' },
    { tipo: 'Visita', data: '2026-12-01' },
    { tipo: 'invio', data: '2026-11-01', fatta: true },
  ]
  expect(nextScadenza({ stato: 'bozza', scadenze })?.data).toBe('2026-12-01')
  expect(nextScadenza({ stato: 'annullata', scadenze })).toBeUndefined()
  expect([scadenzaLabel('invio'), scadenzaLabel('Visita')]).toEqual(['Invio della domanda', 'Visita'])
})

describe('the aid of a case file', () => {
  const granted = {
    agevolazioneConcessa: 9000,
    dataConcessione: '2026-11-20',
    regime: 'deMinimis',
    cor: '12345678',
  }

  it('is there from the grant on, and gone at revocation, renunciation and annulment', () => {
    const there = PRATICA_STATES.filter((stato) => grantedAiuto(pratica({ ...granted, stato })) !== null)
    expect(there).toEqual(['concessa', 'rendicontazione', 'contestazione', 'erogata', 'chiusa'])
  })

  it('stays while a granted case file is suspended', () => {
    const storico = [{ da: 'concessa' as const, a: 'sospesa' as const, quando: '', chi: '' }]
    expect(grantedAiuto(pratica({ ...granted, stato: 'sospesa', storico }))).toMatchObject({ esl: 9000 })
  })

  it('counts by its gross grant equivalent', () => {
    const aiuto = grantedAiuto(pratica({ ...granted, esl: 2500, stato: 'concessa' }))
    expect(aiuto).toMatchObject({ importo: 9000, esl: 2500, cor: '12345678', dataConcessione: '2026-11-20' })
  })

  it('is none when what is granted is no aid', () => {
    expect(grantedAiuto(pratica({ ...granted, regime: 'nonAiuto', stato: 'concessa' }))).toBeNull()
  })

  it('has one line in the company, however often it is written', () => {
    const mine = grantedAiuto(pratica({ ...granted, stato: 'concessa' }))!
    const other: Aiuto = { regime: 'deMinimis', dataConcessione: '2025-01-01', esl: 1 }
    const once = withGrantedAiuto([other], mine.praticaId!, mine)
    expect(withGrantedAiuto(once, mine.praticaId!, mine)).toEqual(once)
    expect(withGrantedAiuto(once, mine.praticaId!, { ...mine, esl: 5 })).toEqual([other, { ...mine, esl: 5 }])
    expect(withGrantedAiuto(once, mine.praticaId!, null)).toEqual([other])
  })
})

describe('a new case file', () => {
  const bando: Bando = {
    _id: 'b',
    createdBy: 'e',
    data: {
      gestori: ['g'],
      titolo: 'Voucher 2026',
      regime: 'deMinimis',
      dataChiusura: '2026-12-15',
      documentiRichiesti: [{ nome: 'Visura', obbligatorio: true }],
    },
  }
  const gestore = { _id: 'g', role: { gestore: true as const } }

  it('is a draft with the documents and the deadline of its grant', () => {
    const made = createPratica({ azienda, bando, usr: gestore, oggi: '2026-11-21' })
    expect(PraticaSchema.safeParse(made).success).toBe(true)
    expect(aziendaIdOfPratica(made._id)).toBe(AZIENDA)
    expect(made).toMatchObject({
      stato: 'bozza',
      titolo: 'Voucher 2026',
      bandoId: 'b',
      regime: 'deMinimis',
      assegnatoA: 'p',
      gestoreId: 'g',
      checklist: [{ voce: 'Visura', obbligatoria: true, stato: 'manca' }],
      scadenze: [{ tipo: 'invio', data: '2026-12-15' }],
      storico: [],
    })
  })

  it('keeps the verdict of its moment', () => {
    const incrocio = {
      esito: 'ammissibile' as const,
      punteggio: 88,
      criteri: [{ tipo: 'dimensione', valore: 'si' as const, regola: 'PMI', valoreAzienda: 'micro' }],
    }
    const made = createPratica({ azienda, bando, usr: gestore, oggi: '2026-11-21', incrocio })
    expect(made.incrocio).toMatchObject({ ...incrocio, quando: expect.stringMatching(/^\d{4}-/) })
  })

  it('is worked on by the professionista who opens it, else by the first of the company, else by its gestore', () => {
    const professionista = { _id: 'p2', role: { professionista: { by: 'g' } } }
    const assigned = (usr: typeof gestore | typeof professionista, company = azienda) =>
      createPratica({ azienda: company, usr, oggi: '2026-11-21' }).assegnatoA
    expect([
      assigned(professionista),
      assigned(gestore),
      assigned(gestore, { ...azienda, professionisti: [] }),
    ]).toEqual(['p2', 'p', 'g'])
  })

  it('has no deadline of a grant that is closed already', () => {
    expect(createPratica({ azienda, bando, usr: gestore, oggi: '2027-01-01' }).scadenze).toEqual([])
  })
})
