import {
  USUAL_PATH,
  praticaTimeline,
  isAllowedStep,
  isOpenPratica,
  NEGATIVE_REASONS,
  negativeReasonLabels,
  praticaStepsOf,
  allowedSteps,
  reopeningOf,
  requiresReason,
  resumedStateOf,
  PRATICA_STATES,
  praticaStateLabels,
  type PraticaStep,
  type PraticaState,
} from '../index.ts'

/** Every legal step, written out by hand beside the table of the code. */
const LEGALI: Record<PraticaState, string> = {
  bozza: 'verifica_requisiti sospesa rinunciata annullata',
  verifica_requisiti: 'raccolta_documenti sospesa rinunciata annullata',
  raccolta_documenti: 'pronta sospesa rinunciata annullata',
  pronta: 'inviata sospesa rinunciata annullata',
  inviata: 'istruttoria sospesa rinunciata annullata',
  istruttoria: 'ammessa integrazione_richiesta ammessa_non_finanziata preavviso_rigetto sospesa rinunciata annullata',
  integrazione_richiesta: 'istruttoria sospesa rinunciata annullata',
  ammessa: 'concessa sospesa rinunciata annullata',
  ammessa_non_finanziata: 'ammessa sospesa rinunciata annullata',
  preavviso_rigetto: 'respinta istruttoria sospesa rinunciata annullata',
  respinta: '',
  concessa: 'rendicontazione sospesa rinunciata annullata revocata',
  rendicontazione: 'erogata contestazione sospesa rinunciata annullata revocata',
  contestazione: 'rendicontazione sospesa rinunciata annullata revocata',
  erogata: 'chiusa sospesa rinunciata annullata revocata',
  chiusa: 'revocata',
  sospesa: 'rinunciata annullata',
  rinunciata: '',
  annullata: '',
  revocata: '',
}
const passo = (da: PraticaState, a: PraticaState): PraticaStep => ({ da, a, quando: '2026-11-21T08:00:00Z', chi: 'x' })

describe('from every state', () => {
  it.each(PRATICA_STATES)('%s goes to the states of its line and to no other', (da) => {
    const legal = LEGALI[da].split(' ').filter(Boolean)
    for (const a of PRATICA_STATES) expect([a, isAllowedStep(da, a)]).toEqual([a, legal.includes(a)])
    expect(allowedSteps(da)).toEqual(legal)
  })

  it.each(PRATICA_STATES.filter((stato) => isOpenPratica(stato) && stato !== 'sospesa'))(
    'a case file suspended in %s goes on from there only',
    (origine) => {
      const pratica = { stato: 'sospesa' as const, storico: [passo(origine, 'sospesa')] }
      const granted = ['concessa', 'rendicontazione', 'contestazione', 'erogata'].includes(origine)
      expect(resumedStateOf(pratica)).toBe(origine)
      expect(praticaStepsOf(pratica)).toEqual([origine, 'rinunciata', 'annullata', ...(granted ? ['revocata'] : [])])
    },
  )
})

it('goes nowhere from a state of another version: which ways lead on, that version knows', () => {
  const altra = 'altra_versione' as PraticaState
  expect([allowedSteps(altra), isAllowedStep(altra, 'annullata')]).toEqual([[], false])
})

it('walks the usual way from draft to closed, one legal step after the other', () => {
  for (let n = 1; n < USUAL_PATH.length; n++) expect(allowedSteps(USUAL_PATH[n - 1]!)[0]).toBe(USUAL_PATH[n])
})

it('asks for a reason at the negative ends and nowhere else', () => {
  expect(PRATICA_STATES.filter(requiresReason)).toEqual(['respinta', 'rinunciata', 'annullata', 'revocata'])
})

it('has an Italian name for every state and reason', () => {
  for (const stato of PRATICA_STATES) expect(praticaStateLabels[stato]).toMatch(/^[A-Z]/)
  for (const motivo of NEGATIVE_REASONS) expect(negativeReasonLabels[motivo]).toMatch(/^[A-Z]/)
})

describe('opening a closed case file again', () => {
  it('goes back to where it was closed from', () => {
    const storico = [passo('bozza', 'verifica_requisiti'), passo('verifica_requisiti', 'annullata')]
    expect(reopeningOf({ stato: 'annullata', storico })).toBe('verifica_requisiti')
  })

  it('is not for one that is open, nor for one whose history does not say', () => {
    expect(reopeningOf({ stato: 'pronta', storico: [passo('raccolta_documenti', 'pronta')] })).toBeNull()
    expect(reopeningOf({ stato: 'annullata' })).toBeNull()
  })

  it('of one renounced while suspended still remembers where it was suspended', () => {
    const storico = [passo('pronta', 'sospesa'), passo('sospesa', 'rinunciata'), passo('rinunciata', 'sospesa')]
    expect(praticaStepsOf({ stato: 'sospesa', storico })[0]).toBe('pronta')
  })
})

describe('the way of a case file', () => {
  const text = (stato: PraticaState, storico: PraticaStep[]) =>
    praticaTimeline({ stato, storico }).map((tappa) => `${tappa.stato}:${tappa.posizione}`)

  it('shows past states, the present one and those ahead', () => {
    expect(
      text('raccolta_documenti', [
        passo('bozza', 'verifica_requisiti'),
        passo('verifica_requisiti', 'raccolta_documenti'),
      ]).slice(0, 4),
    ).toEqual(['bozza:fatto', 'verifica_requisiti:fatto', 'raccolta_documenti:attuale', 'pronta:prossimo'])
  })

  it('puts a side state after the last one it went through', () => {
    const storico = USUAL_PATH.slice(0, 5).map((da, n) => passo(da, USUAL_PATH[n + 1]!))
    const way = text('integrazione_richiesta', [...storico, passo('istruttoria', 'integrazione_richiesta')])
    expect(way.slice(5, 8)).toEqual(['istruttoria:fatto', 'integrazione_richiesta:attuale', 'ammessa:prossimo'])
  })

  it('ends where a closed case file ended', () => {
    const way = text('annullata', [passo('bozza', 'verifica_requisiti'), passo('verifica_requisiti', 'annullata')])
    expect(way).toEqual(['bozza:fatto', 'verifica_requisiti:fatto', 'annullata:attuale'])
  })
})
