import { checkPhone, formatPhone, type PhoneFaultCode } from './phone.ts'
import { EXTENSION_LIMIT, INPUT_LIMIT } from './phone-limits.ts'

it.each([
  ['an Italian mobile', '333 123 4567', 'IT', '+393331234567', 'IT'],
  ['a landline, whose zero stays', '02 1234 5678', 'IT', '+390212345678', 'IT'],
  ['a landline with the brackets of old letterheads', '(02) 1234-5678', 'IT', '+390212345678', 'IT'],
  ['a landline with a slash', '02/12345678', 'IT', '+390212345678', 'IT'],
  ['a green number', '800 123456', 'IT', '+39800123456', 'IT'],
  ['a number with the prefix', '+39 02 1234 5678', 'IT', '+390212345678', 'IT'],
  ['a prefix with 00', '0039 02 12345678', 'IT', '+390212345678', 'IT'],
  ['a prefix with 00 where the exit code is another', '0039 02 12345678', 'US', '+390212345678', 'IT'],
  ['San Marino by its prefix', '+378 0549 882914', 'IT', '+3780549882914', 'SM'],
  ['San Marino from its selector', '0549 882914', 'SM', '+3780549882914', 'SM'],
  ['San Marino as it is called from Italy', '0549 882914', 'IT', '+390549882914', 'IT'],
  ['the Vatican, which shares the prefix', '06 698 12345', 'IT', '+390669812345', 'VA'],
  ['a Swiss number by its prefix', '+41 44 668 18 00', 'IT', '+41446681800', 'CH'],
  ['a Swiss number, whose zero goes', '044 668 18 00', 'CH', '+41446681800', 'CH'],
  ['a number of the United States', '(202) 456-1111', 'US', '+12024561111', 'US'],
  ['a prefix of no country', '+800 1234 5678', 'IT', '+80012345678', null],
  ['a copied link', 'tel:+390212345678', 'IT', '+390212345678', 'IT'],
  ['a number with invisible marks around', '\u202a+39 02 1234 5678\u202c', 'IT', '+390212345678', 'IT'],
  ['an extension: int.', '02 1234 5678 int. 12', 'IT', '+390212345678;ext=12', 'IT'],
  ['an extension: interno', '02 1234 5678, interno 12', 'IT', '+390212345678;ext=12', 'IT'],
  ['an extension: ext', '02 1234 5678 ext 12', 'IT', '+390212345678;ext=12', 'IT'],
  ['an extension: #', '02 1234 5678 #12', 'IT', '+390212345678;ext=12', 'IT'],
  ['an extension as it is stored', '+390212345678;ext=0012', 'IT', '+390212345678;ext=0012', 'IT'],
])('takes %s', (...[, text, country, valore, paese]) => {
  expect(checkPhone(text, country)).toEqual({ ok: true, valore, paese })
})

it.each<[string, string, string, PhoneFaultCode, string]>([
  ['one digit', '1', 'IT', 'TOO_SHORT', 'Numero troppo corto'],
  ['two digits, which are too few for Italy', '02', 'IT', 'TOO_SHORT', 'Numero troppo corto'],
  ['a prefix alone', '+39', 'IT', 'TOO_SHORT', 'Numero troppo corto'],
  ['a few digits', '06 123', 'IT', 'TOO_SHORT', 'Numero troppo corto'],
  ['more digits than the country has', '02 1234 5678 9012', 'IT', 'TOO_LONG', 'Numero troppo lungo'],
  ['seventeen digits', '1'.repeat(17), 'IT', 'TOO_LONG', 'Numero troppo lungo'],
  ['eighteen digits', '1'.repeat(18), 'IT', 'TOO_LONG', 'Numero troppo lungo'],
  ['letters', 'telefonami', 'IT', 'NOT_A_NUMBER', 'Inserisci solo cifre, spazi e +'],
  ['letters among the digits', '02 1234 abcd', 'IT', 'NOT_A_NUMBER', 'Inserisci solo cifre, spazi e +'],
  ['nothing', '', 'IT', 'NOT_A_NUMBER', 'Inserisci solo cifre, spazi e +'],
  ['two plus signs', '++39 02 12345678', 'IT', 'NOT_A_NUMBER', 'Inserisci solo cifre, spazi e +'],
  ['an extension without its digits', '02 1234 5678 int.', 'IT', 'NOT_A_NUMBER', 'Inserisci solo cifre, spazi e +'],
  ['a prefix that is not assigned', '+999 123456', 'IT', 'INVALID_COUNTRY', 'Prefisso internazionale non riconosciuto'],
  [
    'a country code that is not assigned',
    '02 12345678',
    'XX',
    'INVALID_COUNTRY',
    'Prefisso internazionale non riconosciuto',
  ],
  [
    'a right length that is not assigned',
    '06 12 34 56 7',
    'FR',
    'NOT_VALID',
    'Numero non valido: ricontrolla le cifre',
  ],
])('refuses %s and says why', (...[, text, country, codice, motivo]) => {
  expect(checkPhone(text, country)).toEqual({ ok: false, codice, motivo })
})

it('takes an extension of twenty digits, not of twenty-one', () => {
  const digits = '1'.repeat(EXTENSION_LIMIT)
  expect(EXTENSION_LIMIT).toBe(20)
  expect(checkPhone(`02 12345678 int. ${digits}`)).toMatchObject({ valore: `+390212345678;ext=${digits}` })
  expect(checkPhone(`02 12345678 int. ${digits}1`)).toMatchObject({ codice: 'TOO_LONG' })
})

it('reads 250 characters unless given another limit', () => {
  const padded = (length: number) => '02 1234 5678'.padEnd(length)
  expect(INPUT_LIMIT).toBe(250)
  expect(checkPhone(padded(250))).toMatchObject({ ok: true })
  expect(checkPhone(padded(251))).toMatchObject({ codice: 'TOO_LONG' })
  expect(checkPhone(padded(25), 'IT', 25)).toMatchObject({ ok: true })
  expect(checkPhone(padded(26), 'IT', 25)).toMatchObject({ codice: 'TOO_LONG' })
})

it.each([
  ['+390212345678', '02 1234 5678'],
  ['+390212345678;ext=12', '02 1234 5678 int. 12'],
  ['+41446681800', '+41 44 668 18 00'],
  ['+41446681800;ext=3', '+41 44 668 18 00 int. 3'],
  ['02 12345678', '02 1234 5678'],
  ['chiedere in portineria', 'chiedere in portineria'],
  ['', ''],
])('writes the stored %s as %s', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown)
})
