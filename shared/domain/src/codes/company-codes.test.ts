import { checkCap, checkRea, checkRecipientCode, checkWebsite } from './company-codes.ts'

describe('codes of a company', () => {
  it.each([
    [checkRea, 'mi 1234567', 'MI-1234567'],
    [checkRea, 'RM-42', 'RM-42'],
    [checkRea, 'fo-123456', 'FO-123456'],
    [checkRecipientCode, 'm5uxcr1', 'M5UXCR1'],
    [checkRecipientCode, '0000000', '0000000'],
    [checkRecipientCode, 'UF1A2B', 'UF1A2B'],
    [checkCap, ' 00185 ', '00185'],
    [checkWebsite, 'www.esempio.it', 'https://www.esempio.it'],
    [checkWebsite, 'http://esempio.it/chi-siamo', 'http://esempio.it/chi-siamo'],
  ])('%p takes %s as %s', (check, text, valore) => {
    expect(check(text)).toEqual({ ok: true, valore })
  })

  it.each([
    [checkRea, '', 'Inserisci il numero REA.'],
    [checkRea, '1234567', /sigla della provincia/],
    [checkRea, 'MI-12345678', /fino a 7 cifre/],
    [checkRea, 'XX-123456', /«XX» non è la sigla/],
    [checkRecipientCode, '', 'Inserisci il codice SDI.'],
    [checkRecipientCode, 'M5UXC', /ha 5 caratteri/],
    [checkRecipientCode, 'M5UXCR12', /ha 8 caratteri/],
    [checkRecipientCode, 'M5UXCR_', /sole lettere e cifre/],
    [checkCap, '', 'Inserisci il CAP.'],
    [checkCap, '2012', /5 cifre/],
    [checkWebsite, '', /Inserisci/],
    [checkWebsite, 'non un sito', /indirizzo di un sito/],
    [checkWebsite, 'javascript:alert(1)', /indirizzo di un sito/],
    [checkWebsite, 'https://nome@esempio.it', /indirizzo di un sito/],
  ])('%p refuses "%s" and says why', (check, text, motivo) => {
    const verdict = check(text)
    expect(verdict.ok ? 'accepted' : verdict.motivo).toMatch(motivo)
  })
})
