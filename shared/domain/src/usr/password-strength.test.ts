import { passwordStrength } from './password-strength.ts'

it('takes a long one of unrelated words and says nothing about it', () => {
  expect(passwordStrength('cavallo batteria graffetta')).toEqual({ punteggio: 4, abbastanza: true, consigli: [] })
})

it.each([
  ['', []],
  ['abc', [expect.stringMatching(/^Aggiungi 7 caratteri/), expect.anything(), expect.anything()]],
  ['xK9$wq2pZ', ['Aggiungi 1 carattere: ne servono almeno 10.']],
  ['aaaaaaaaaaaaaaaa', expect.arrayContaining([expect.stringMatching(/ripetut/)])],
  ['password123', expect.arrayContaining([expect.stringMatching(/di uso comune/)])],
])('explains in Italian what would make %p good enough', (password, consigli) => {
  const { abbastanza, punteggio, ...rest } = passwordStrength(password)
  expect(abbastanza).toBe(false)
  expect(punteggio).toBeLessThan(3)
  expect(rest.consigli).toEqual(consigli)
})

it('does not take the name or the e-mail of its owner', () => {
  const owner = ['Nora Nuova', 'nora@studiobianchi.it']
  for (const password of ['NoraNuova2026', 'nora.nuova!', 'Studiobianchi1'])
    expect(passwordStrength(password, owner)).toMatchObject({
      abbastanza: false,
      consigli: [expect.stringMatching(/nome/)],
    })
  expect(passwordStrength('nora porta tre gatti blu', owner).abbastanza).toBe(true)
})

it('reads no more of a long one than makes a difference', () => {
  const weak = 'a'.repeat(64)
  expect(passwordStrength(`${weak}cavallo batteria graffetta`)).toEqual(passwordStrength(weak))
  expect(passwordStrength(weak).abbastanza).toBe(false)
})
