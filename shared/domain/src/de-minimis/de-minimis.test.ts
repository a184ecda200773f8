import type { Aiuto, Azienda } from '../azienda/azienda.ts'
import { addDays } from '../text/formats.ts'
import { deMinimisCeilingOn } from './ceilings.ts'
import { deMinimisRoom, aiutoPosition, isRnaCheckExpired } from './de-minimis.ts'

const aiuto = (dataConcessione: string, esl: number, regime = 'deMinimis'): Aiuto => ({ regime, dataConcessione, esl })
const azienda = (over: Partial<Azienda>): Azienda => ({
  _id: 'a',
  professionisti: [],
  gestoreId: 'g',
  ragioneSociale: 'Rossi Srl',
  ...over,
})

describe('de minimis', () => {
  it('counts an aid granted on the same day three years before, not the day earlier', () => {
    const rossi = azienda({ aiuti: [aiuto('2023-11-21', 10_000), aiuto('2023-11-20', 90_000)] })
    expect(deMinimisRoom(rossi, 'deMinimis', '2026-11-21')).toMatchObject({
      dal: '2023-11-21',
      al: '2026-11-21',
      massimale: 300_000,
      usati: 10_000,
      residuo: 290_000,
    })
  })

  it('lists the aids of each regime by itself', () => {
    const neri = azienda({ aiuti: [aiuto('2025-01-10', 20_000, 'deMinimisAgricolo'), aiuto('2025-01-10', 5_000)] })
    expect(deMinimisRoom(neri, 'deMinimisAgricolo', '2026-11-21').residuo).toBe(30_000)
    expect(deMinimisRoom(neri, 'deMinimisAgricolo', '2026-11-21').aiuti).toHaveLength(1)
  })

  it('leaves out an aid dated after the day', () => {
    expect(deMinimisRoom(azienda({ aiuti: [aiuto('2026-12-01', 1)] }), 'deMinimis', '2026-11-21').usati).toBe(0)
  })

  it('sums the aids recorded for companies of the group', () => {
    const rossi = azienda({
      aiuti: [aiuto('2025-05-05', 100_000)],
      gruppo: [{ relazione: 'collegata', aiuti: [aiuto('2026-01-01', 150_000)] }],
    })
    expect(deMinimisRoom(rossi, 'deMinimis', '2026-11-21').residuo).toBe(50_000)
  })

  it('never leaves less than nothing', () => {
    expect(deMinimisRoom(azienda({ aiuti: [aiuto('2026-01-01', 400_000)] }), 'deMinimis', '2026-11-21').residuo).toBe(0)
  })

  it('knows no ceiling outside the days of the regulation, and takes the one of the call', () => {
    expect([deMinimisCeilingOn('deMinimis', '2023-12-31'), deMinimisCeilingOn('altro', '2026-01-01')]).toEqual([
      null,
      null,
    ])
    expect(deMinimisRoom(azienda({}), 'deMinimis', '2031-01-01').residuo).toBeNull()
    expect(deMinimisRoom(azienda({}), 'deMinimis', '2031-01-01', 200_000).residuo).toBe(200_000)
  })

  it('begins the window on the last of February when the 29th does not exist', () => {
    expect(deMinimisRoom(azienda({}), 'deMinimis', '2028-02-29').dal).toBe('2025-02-28')
  })

  it.each([
    ['general', 'deMinimis', 300_000],
    ['agricultural', 'deMinimisAgricolo', 50_000],
    ['fishery', 'deMinimisPesca', 40_000],
    ['SIEG', 'deMinimisSieg', 750_000],
  ])('has the %s ceiling of its regulation', (_name, regime, massimale) => {
    expect(deMinimisRoom(azienda({}), regime, '2026-11-21')).toMatchObject({ massimale, residuo: massimale })
  })

  it.each([
    ['deMinimis', '2024-01-01', '2030-12-31'],
    ['deMinimisAgricolo', '2024-12-16', '2032-12-31'],
    ['deMinimisPesca', '2023-10-25', '2029-12-31'],
    ['deMinimisSieg', '2024-01-01', '2030-12-31'],
  ])('knows the ceiling of %s from %s to %s, both days included, and none outside', (regime, dal, al) => {
    expect([deMinimisCeilingOn(regime, dal), deMinimisCeilingOn(regime, al)]).not.toContain(null)
    expect([deMinimisCeilingOn(regime, addDays(dal, -1)), deMinimisCeilingOn(regime, addDays(al, 1))]).toEqual([
      null,
      null,
    ])
  })

  it('does not sum the aids of a partner, which is an undertaking of its own', () => {
    const aiuti = [aiuto('2026-01-01', 150_000)]
    const rossi = azienda({ aiuti: [], gruppo: [{ relazione: 'associata', quota: 30, aiuti }] })
    expect(deMinimisRoom(rossi, 'deMinimis', '2026-11-21').usati).toBe(0)
  })

  it.each([
    ['2023-11-21', 'conta', '2026-11-22'],
    ['2023-11-20', 'fuori', '2026-11-21'],
    ['2026-11-21', 'conta', '2029-11-22'],
    ['2026-11-22', 'futuro', '2029-11-23'],
  ])('an aid of %s is "%s" on 2026-11-21 and leaves the window on %s', (day, posto, esce) => {
    expect(aiutoPosition(aiuto(day, 1), '2026-11-21')).toEqual({ posto, esce })
  })

  it('agrees with the window also at the end of February', () => {
    for (const granted of ['2025-02-27', '2025-02-28', '2025-03-01', '2024-02-29'])
      for (const day of ['2027-02-28', '2027-03-01', '2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01']) {
        const inside = deMinimisRoom(azienda({ aiuti: [aiuto(granted, 1)] }), 'deMinimis', day).usati === 1
        expect([granted, day, aiutoPosition(aiuto(granted, 1), day).posto === 'conta']).toEqual([granted, day, inside])
      }
  })

  it.each([
    [undefined, true],
    ['2026-10-22', false],
    ['2026-10-21', true],
  ])('asks for the register again when it was asked on %s: %s', (dataVerificaRNA, scaduta) => {
    expect(isRnaCheckExpired(azienda({ dataVerificaRNA }), '2026-11-21')).toBe(scaduta)
  })
})
