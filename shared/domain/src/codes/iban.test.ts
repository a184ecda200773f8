import { checkIban, formatIban, ibanLengths, domesticAccount } from './iban.ts'
import { controlLetter } from './check-digits.ts'

const reason = (text: string) => {
  const check = checkIban(text)
  return check.ok ? null : check.motivo
}
const ITALIAN = 'IT60X0542811101000000123456'

describe('IBAN', () => {
  it.each([
    ITALIAN,
    'IT60 X054 2811 1010 0000 0123 456',
    'it60x0542811101000000123456',
    'IBAN: IT60 X054 2811 1010 0000 0123 456',
    'SM86U0322509800000000270100',
    'DE89 3704 0044 0532 0130 00',
    'FR14 2004 1010 0505 0001 3M02 606',
    'GB29 NWBK 6016 1331 9268 19',
    'ES91 2100 0418 4502 0005 1332',
    'CH93 0076 2011 6238 5295 7',
    'NL91 ABNA 0417 1643 00',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'NO93 8601 1117 947',
  ])('accepts %s', (text) => {
    expect(reason(text)).toBeNull()
  })

  it('gives it back in capitals without spaces, and prints it in fours', () => {
    expect(checkIban('it60 x054 2811 1010 0000 0123 456')).toEqual({ ok: true, valore: ITALIAN })
    expect(formatIban(ITALIAN)).toBe('IT60 X054 2811 1010 0000 0123 456')
    expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  })

  it.each([
    ['', 'Inserisci'],
    ['60X0542811101000000123456', 'due lettere del Paese'],
    ['ITXXX0542811101000000123456', 'due cifre di controllo'],
    ['IT60X05428111010000001234_6', 'togli «_»'],
    ['XX60X0542811101000000123456', '«XX» non è un Paese'],
    ['IT60X054281110100000012345', 'ha 26 caratteri, per IT devono essere 27: ne manca 1'],
    ['IT60', 'ne mancano 23'],
    [`${ITALIAN}78`, 'ha 29 caratteri, per IT devono essere 27: 2 di troppo'],
    ['DE8937040044053201300', 'per DE devono essere 22'],
    ['IT6000542811101000000123456', 'il CIN) è una lettera, qui è 0'],
    ['IT60X054281110A000000123456', 'ABI e CAB'],
    ['IT61X0542811101000000123456', 'sono 61, per il resto dell’IBAN dovrebbero essere 60'],
    ['IT60X0542811101000000123465', 'cifre di controllo'],
    ['DE88370400440532013000', 'sono 88, per il resto dell’IBAN dovrebbero essere 89'],
  ])('says what is wrong with "%s"', (text, part) => {
    expect(reason(text)).toContain(part)
  })

  it.each(['IT65A0542811101000000123456', 'IT69B0542811101000000123456'])(
    'refuses the CIN of %s although mod 97 is right',
    (text) => {
      expect(reason(text)).toContain('dovrebbe essere X')
    },
  )

  it('finds every single wrong digit and every swap of two neighbours', () => {
    for (let at = 5; at < 27; at += 1) {
      const other = String((Number(ITALIAN[at]) + 1) % 10)
      expect(reason(ITALIAN.slice(0, at) + other + ITALIAN.slice(at + 1))).not.toBeNull()
      const swapped = ITALIAN.slice(0, at) + (ITALIAN[at + 1] ?? '') + ITALIAN[at] + ITALIAN.slice(at + 2)
      expect([swapped, reason(swapped) === null]).toEqual([swapped, swapped === ITALIAN])
    }
  })

  it('names bank, branch and account of an Italian one only', () => {
    expect(domesticAccount(ITALIAN)).toEqual({ cin: 'X', abi: '05428', cab: '11101', conto: '000000123456' })
    expect(domesticAccount('DE89370400440532013000')).toBeNull()
    expect(controlLetter('0542811101000000123456')).toBe('X')
  })

  it('knows how long the IBAN of every SEPA country is', () => {
    expect(ibanLengths.size).toBe(42)
    expect([...ibanLengths.values()].every((length) => length >= 15 && length <= 31)).toBe(true)
  })
})
