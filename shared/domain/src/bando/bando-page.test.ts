import { publicBandoHref, bandoSlug } from './path.ts'
import { STANDARD_HEADINGS, headingOf, sectionsByHeading } from './headings.ts'
import {
  isEditorialStep,
  editorialStepsFrom,
  editorialSteps,
  EDITORIAL_STATES,
  type EditorialState,
} from './editorial-states.ts'
import { admittedCostText, bandoDates, bandoClosingDay, bandoAmounts, timeLeftText } from './facts.ts'

describe('the public address of a grant', () => {
  it.each([
    ['Voucher digitalità 2026', 'voucher-digitalita-2026'],
    ['  «L’impresa»: 40 % / più!  ', 'l-impresa-40-piu'],
    ['<script>', 'script'],
    ['日本', 'bando'],
    [`${'parola '.repeat(20)}fine`, 'parola-'.repeat(11).slice(0, -1)],
    ['a'.repeat(200), 'a'.repeat(80)],
  ])('of %j has %s', (titolo, slug) => {
    expect(bandoSlug(titolo)).toBe(slug)
  })
  it('ends with its id', () => {
    expect(publicBandoHref({ _id: '655f', data: { titolo: 'Uno due' } })).toBe('/bando/uno-due/655f')
  })
})

describe('the sections of a grant', () => {
  it.each([
    ['Cos’è', 'finalita'],
    ['A chi si rivolge', 'requisiti'],
    ['Cosa prevede', 'offerta'],
    ['Spese ammesse', 'offerta'],
    ['Modalità di accesso', 'accesso'],
    ['Rendicontazione', 'rendicontazione'],
    ['Note varie', 'altro'],
  ])('«%s» belongs under %s', (titolo, capo) => expect(headingOf(titolo)).toBe(capo))
  it('are found under the headings of the standard call by their very names', () => {
    expect(STANDARD_HEADINGS.map(({ titolo }) => headingOf(titolo))).toEqual(STANDARD_HEADINGS.map(({ id }) => id))
  })
  it('keep their order under one heading', () => {
    const found = sectionsByHeading([{ titolo: 'Revoca' }, { titolo: 'Decadenza' }, { titolo: 'Finalità' }])
    expect(found.get('revoca')).toEqual([{ titolo: 'Revoca' }, { titolo: 'Decadenza' }])
  })
})

describe('what a grant says in words', () => {
  const data = { titolo: 'x', gestori: [] }
  const oggi = '2026-11-21'
  it.each([
    [{ dataChiusura: '2026-11-21' }, 'Chiude oggi'],
    [{ dataChiusura: '2026-11-22' }, 'Chiude tra 1 giorno'],
    [{ dataApertura: '2026-12-01' }, 'Apre tra 10 giorni'],
    [{ dataApertura: '2026-01-01' }, 'Aperto fino a esaurimento delle risorse'],
    [{ dataChiusura: '2026-01-31' }, 'Chiuso il 31/01/2026'],
    [{ dataChiusura: '2026-12-31', chiusuraAnticipata: '2026-06-01' }, 'Chiuso il 01/06/2026'],
    [{}, 'Date non ancora note'],
  ])('%j: %s', (dates, text) => expect(timeLeftText({ ...data, ...dates }, { oggi })).toBe(text))

  it('shows one day for the closing everywhere: the last useful one, and once it is closed the day on which it closed', () => {
    const dates = { dataApertura: '2026-03-01', dataChiusura: '2026-12-31', chiusuraAnticipata: '2026-11-22' }
    const at = (today: string) => [
      bandoClosingDay({ ...data, ...dates }, { oggi: today }),
      timeLeftText({ ...data, ...dates }, { oggi: today }),
    ]
    expect(at('2026-11-20')).toEqual(['2026-11-21', 'Chiude tra 1 giorno'])
    expect(at('2026-11-22')).toEqual(['2026-11-22', 'Chiuso il 22/11/2026'])
    expect(at('2027-02-01')).toEqual(['2026-11-22', 'Chiuso il 22/11/2026'])
    // closed on the very day on which it opened
    const same = { dataApertura: '2025-05-06', dataChiusura: '2025-05-06', chiusuraAnticipata: '2025-05-06' }
    expect(bandoClosingDay({ ...data, ...same }, { oggi })).toBe('2025-05-06')
    expect(timeLeftText({ ...data, ...same }, { oggi })).toBe('Chiuso il 06/05/2025')
    // an early closing after the announced one counts for nothing
    const late = { dataChiusura: '2026-01-31', chiusuraAnticipata: '2026-03-01' }
    expect(timeLeftText({ ...data, ...late }, { oggi })).toBe('Chiuso il 31/01/2026')
    expect(bandoClosingDay({ ...data, ...late }, { oggi })).toBe('2026-01-31')
    expect(bandoClosingDay(data, { oggi })).toBeUndefined()
  })

  it.each([
    [{ dataApertura: oggi, oraApertura: '11:00' }, '10:59', 'Apre oggi alle 11:00'],
    [{ dataApertura: oggi, oraApertura: '11:00' }, '11:00', 'Aperto fino a esaurimento delle risorse'],
    [{ dataApertura: '2026-11-22', oraApertura: '11:00' }, '23:59', 'Apre tra 1 giorno'],
    [{ dataChiusura: oggi, oraChiusura: '17:00' }, '16:59', 'Chiude oggi alle 17:00'],
    [{ dataChiusura: oggi, oraChiusura: '17:00' }, '17:00', 'Chiuso oggi alle 17:00'],
    [{ dataChiusura: oggi, oraChiusura: '17:00' }, undefined, 'Chiude oggi alle 17:00'],
    [{ dataChiusura: '2026-12-31', oraChiusura: '17:00', chiusuraAnticipata: '2026-11-22' }, '16:59', 'Chiude oggi'],
  ])('%j at %s: %s', (dates, ora, text) => expect(timeLeftText({ ...data, ...dates }, { oggi, ora })).toBe(text))

  it.each([
    [{ dataApertura: oggi, oraApertura: '10:00' }, 'Apre oggi alle 10:00'],
    [{ dataChiusura: oggi, oraChiusura: '12:00' }, 'Chiude oggi alle 12:00'],
    [{ dataChiusura: oggi, oraChiusura: '09:00' }, 'Chiuso oggi alle 09:00'],
    [{ dataChiusura: '2026-11-23', oraChiusura: '09:00' }, 'Chiude tra 2 giorni'],
  ])('at half past nine %j: %s', (dates, text) =>
    expect(timeLeftText({ ...data, ...dates }, { oggi, ora: '09:30' })).toBe(text),
  )

  it('names dates with their hours, and amounts with what is known of them', () => {
    const dates = bandoDates({ ...data, dataApertura: '2026-01-02', oraApertura: '10:00', procedura: 'click_day' })
    expect(dates).toEqual([
      { label: 'Apertura', value: '02/01/2026, ore 10:00' },
      { label: 'Chiusura', value: 'Fino a esaurimento delle risorse' },
      { label: 'Procedura', value: 'Click day' },
    ])
    expect(bandoDates(data)).toEqual([
      { label: 'Apertura', value: null },
      { label: 'Chiusura', value: null },
      { label: 'Procedura', value: null },
    ])
    const [aid, cost] = bandoAmounts({ ...data, agevolazioneMax: 5000, spesaMin: 1, spesaMax: 2.5 })
    expect([aid?.value, cost?.value]).toEqual(['fino a 5.000\u00a0€', 'da 1\u00a0€ a 2,50\u00a0€'])
    expect(admittedCostText({ voce: 'Personale', min: 10, max: 30.5 })).toBe(
      'Personale (dal 10\u00a0% al 30,50\u00a0%)',
    )
  })
})

it('every step of the editorial work leads somewhere else, and from every state there is one', () => {
  for (const da of EDITORIAL_STATES) {
    expect(editorialSteps[da].length).toBeGreaterThan(0)
    expect(editorialSteps[da].every(({ a }) => a !== da)).toBe(true)
  }
  expect(isEditorialStep('bozza', 'pubblicato')).toBe(false)
  expect(isEditorialStep('archiviato', 'archiviato')).toBe(true)
})

it('no step leads on from a state of another version', () => {
  const altra = 'altra_versione' as EditorialState
  expect([editorialStepsFrom(altra), isEditorialStep(altra, 'bozza'), isEditorialStep(altra, altra)]).toEqual([
    [],
    false,
    true,
  ])
})
