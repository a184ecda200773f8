import { checkEmail, emailDomain } from './email.ts'

const reason = (text: string) => {
  const check = checkEmail(text)
  return check.ok ? null : check.motivo
}

it.each([
  ['ada@studio.it', 'ada@studio.it'],
  [' Ada.Neri@Studio.IT ', 'Ada.Neri@studio.it'],
  ['mailto:ada@studio.it', 'ada@studio.it'],
  ['ada+bandi@studio-neri.co.uk', 'ada+bandi@studio-neri.co.uk'],
  ["d'angelo@città.it", "d'angelo@città.it"],
  ['a_b-c@1and1.com', 'a_b-c@1and1.com'],
])('accepts %s as %s', (text, valore) => {
  expect(checkEmail(text)).toEqual({ ok: true, valore })
})

it.each([
  ['', 'Inserisci'],
  ['ada', 'manca la @'],
  ['ada@neri@studio.it', 'più di una @'],
  ['ada neri@studio.it', 'uno spazio'],
  ['ada@studio.it, bea@studio.it', 'uno solo'],
  ['@studio.it', 'nome prima della @'],
  ['ada@', 'Manca il dominio'],
  ['ada@studio', 'manca la fine'],
  ['ada@studio,it', 'una virgola'],
  ['ada@studio..it', 'punto di troppo'],
  ['ada@.studio.it', 'punto di troppo'],
  ['ada@studio.it.', 'punto di troppo'],
  ['ada..neri@studio.it', 'punto di troppo'],
  ['.ada@studio.it', 'punto di troppo'],
  ['(ada)@studio.it', '«(» non può stare'],
  ['ada@-studio.it', '«-studio» non può stare'],
  ['ada@stu_dio.it', '«stu_dio» non può stare'],
  ['ada@studio.i', 'finisce con «.i»'],
  ['ada@10.0.0.1', 'finisce con «.1»'],
  [`${'a'.repeat(250)}@studio.it`, 'al massimo 254'],
])('says what is wrong with "%s"', (text, part) => {
  expect(reason(text)).toContain(part)
})

it('names the domain of an address', () => {
  expect([emailDomain('Ada@Studio.IT '), emailDomain('ada')]).toEqual(['studio.it', ''])
})
