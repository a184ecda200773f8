import { validate } from 'stdnum/lib/cjs/it/iva.js'
import { checkPartitaIva } from './partita-iva.ts'
import { partitaIvaCheckDigit } from './check-digits.ts'

describe('partita IVA', () => {
  it.each(['12345678903', '01234567897', 'IT01234567897', ' it 0123 4567 897 '])('accepts %s', (text) => {
    expect(checkPartitaIva(text)).toEqual({ ok: true, valore: expect.stringMatching(/^\d{11}$/) })
  })

  it('strips the country of the VIES form', () => {
    expect(checkPartitaIva('IT01234567897')).toEqual({ ok: true, valore: '01234567897' })
  })

  it('says which check digit was expected', () => {
    expect(checkPartitaIva('12345678901')).toEqual({
      ok: false,
      motivo: expect.stringContaining('è 1, per le altre dieci dovrebbe essere 3'),
    })
  })

  it('refuses eleven zeros although the sum is right', () => {
    expect(partitaIvaCheckDigit('0000000000')).toBe(0)
    expect(checkPartitaIva('00000000000')).toEqual({ ok: false, motivo: expect.stringContaining('undici zeri') })
  })

  it.each([
    ['', 'Inserisci'],
    ['1234567890', 'ha 10 cifre'],
    ['123456789012', 'ha 12 cifre'],
    ['1234567890A', 'sole cifre'],
  ])('says what is wrong with "%s"', (text, reason) => {
    expect(checkPartitaIva(text)).toEqual({ ok: false, motivo: expect.stringContaining(reason) })
  })

  it('agrees with stdnum on 2,000 numbers, half of them with a wrong last digit', () => {
    for (let i = 1; i <= 2000; i += 1) {
      // stdnum also knows which offices exist (digits 8-10): 001-100 do
      const ten = String((i * 7919) % 10_000_000).padStart(7, '0') + String((i % 100) + 1).padStart(3, '0')
      const last = (partitaIvaCheckDigit(ten) + (i % 2)) % 10
      expect([ten, last, checkPartitaIva(ten + last).ok]).toEqual([ten, last, validate(ten + last).isValid])
    }
  })
})
