import { validate } from 'stdnum/lib/cjs/it/codicefiscale.js'
import { checkCodiceFiscale, codiceFiscaleCheckLetter } from './codice-fiscale.ts'

const reason = (text: string) => {
  const check = checkCodiceFiscale(text)
  return check.ok ? null : check.motivo
}

describe('codice fiscale', () => {
  it.each(['RSSMRA85T10A562S', 'RSSMRA80A01H501U', 'rss mra 85t10 a562s'])('accepts the person %s', (text) => {
    expect(reason(text)).toBeNull()
  })

  it('accepts the eleven digits of a company', () => {
    expect(checkCodiceFiscale('01234567897')).toEqual({ ok: true, valore: '01234567897' })
    expect(reason('01234567891')).toContain('dovrebbe essere 7')
  })

  it('accepts letters in place of digits (omocodia)', () => {
    const fifteen = 'RSSMRA85T10A56N'
    expect(reason(fifteen + codiceFiscaleCheckLetter(fifteen))).toBeNull()
  })

  it('says which control character was expected', () => {
    expect(reason('RSSMRA85T10A562A')).toContain('è A, per gli altri quindici dovrebbe essere S')
  })

  it('names the character that is not allowed in its place', () => {
    expect(reason('RSSMR185T10A562S')).toContain('Il carattere 6')
    expect(reason('RSSMRA85Z10A562S')).toContain('Il carattere 9')
    expect(reason('RSSMRA8AT10A562S')).toContain('Il carattere 8')
  })

  it('refuses days that no month has', () => {
    expect(reason('RSSMRA85T35A562S')).toContain('giorno di nascita')
    expect(reason('RSSMRA85T75A562S')).toContain('giorno di nascita')
  })

  it('counts the characters of anything else', () => {
    expect(reason('RSSMRA85T10A562')).toContain('15 caratteri')
    expect(reason('')).toContain('Inserisci')
  })

  it('computes the same control letter as stdnum for 1,000 codes', () => {
    for (let i = 0; i < 1000; i += 1) {
      const day = String((i % 28) + 1).padStart(2, '0')
      const fifteen = `RSSMR${'ABCDE'[i % 5]}${String(i % 100).padStart(2, '0')}${'ABCDEHLMPRST'[i % 12]}${day}H${String(100 + (i % 800))}`
      const whole = fifteen + codiceFiscaleCheckLetter(fifteen)
      expect([whole, validate(whole).isValid, checkCodiceFiscale(whole).ok]).toEqual([whole, true, true])
    }
  })
})
