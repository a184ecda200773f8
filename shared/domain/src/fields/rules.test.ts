import * as z from 'zod/mini'
import { MASKS } from '../codes/masks.ts'
import { fieldRules, maskRule, ruleCheck, ruleFault, type FieldRule } from './rules.ts'

type Name = keyof typeof fieldRules

it('lets an empty value pass in every rule: required is another question', () => {
  for (const rule of Object.values(fieldRules)) expect([rule(''), rule('  ')]).toEqual([true, true])
})

it.each<[Name, string]>([
  ['data', '2026-03-05'],
  ['data', '2026/03/05'],
  ['data', '2028-02-29'],
  ['ora', '00:00'],
  ['ora', '23:59'],
  ['oraConSecondi', '09:30:15'],
  ['oraAncheConSecondi', '09:30'],
  ['oraAncheConSecondi', '09:30:15'],
  ['email', 'ada@studio.it'],
  ['pec', 'rossi@pec.it'],
  ['iban', 'IT60X0542811101000000123456'],
  ['partitaIva', '01234567897'],
  ['codiceFiscale', 'RSSMRA85T10A562S'],
  ['codiceFiscale', '01234567897'],
  ['hexColor', '#abc'],
  ['hexaColor', '#abcd'],
  ['hexOrHexaColor', '#aabbccdd'],
  ['rgbColor', 'rgb(1,2,3)'],
  ['rgbaColor', 'rgba(1,2,3,0.5)'],
  ['rgbOrRgbaColor', 'rgba(1,2,3,0.5)'],
  ['hexOrRgbColor', 'rgb(1,2,3)'],
  ['hexaOrRgbaColor', '#abcd'],
  ['anyColor', '#abcd'],
  ['anyColor', 'rgb(1,2,3)'],
])('%s: %s is fine', (name, value) => {
  expect(fieldRules[name](value)).toBe(true)
})

it.each<[Name, string, string]>([
  ['data', '2026-02-31', 'Il giorno 31/02/2026 non esiste'],
  ['data', '2027-02-29', 'non esiste'],
  ['data', '2026-13-01', 'non esiste'],
  ['data', '2026-03/05', 'gg/mm/aaaa'],
  ['data', 'domani', 'gg/mm/aaaa'],
  ['ora', '24:00', 'da 00:00 a 23:59'],
  ['ora', '9:30', 'da 00:00 a 23:59'],
  ['ora', '09:30:15', 'da 00:00 a 23:59'],
  ['oraConSecondi', '09:30', '09:30:00'],
  ['oraAncheConSecondi', '09:60', 'Questa non è un’ora'],
  ['email', 'ada@studio', 'manca la fine'],
  ['pec', 'rossi', 'manca la @'],
  ['iban', 'IT61X0542811101000000123456', 'dovrebbero essere 60'],
  ['partitaIva', '01234567890', 'dovrebbe essere 7'],
  ['codiceFiscale', 'RSSMRA85T10A562A', 'dovrebbe essere S'],
  ['hexColor', '#abcd', 'come #1d4ed8.'],
  ['hexaColor', '#abc', 'come #1d4ed880.'],
  ['hexOrHexaColor', 'rgb(1,2,3)', 'non è un colore'],
  ['rgbColor', 'rgb(1,2,256)', 'come rgb('],
  ['rgbaColor', 'rgb(1,2,3)', 'come rgba('],
  ['rgbOrRgbaColor', '#abc', 'non è un colore'],
  ['hexOrRgbColor', '#abcd', 'non è un colore'],
  ['hexaOrRgbaColor', '#abc', 'non è un colore'],
  ['anyColor', 'blu', 'non è un colore'],
])('%s: %s is flagged with a message', (name, value, part) => {
  expect(fieldRules[name](value)).toEqual(expect.stringContaining(part))
})

const short: FieldRule = (value) => value.length < 4

it('gives a rule that only says false a message', () => {
  expect([ruleFault(short, 'abc'), ruleFault(short, 'abcd'), ruleFault(short, 'abcd', 'Troppo lungo.')]).toEqual([
    null,
    'Questo valore non va bene: ricontrollalo.',
    'Troppo lungo.',
  ])
})

it('wants a masked field written to the end, once it is begun', () => {
  const card = maskRule(MASKS.carta)
  expect(['', '4242 4242 4242 4242', '4242 4242 4242 424', '4242'].map(card)).toEqual([
    true,
    true,
    expect.stringContaining('Manca un carattere'),
    expect.stringContaining('Mancano 12'),
  ])
})

it('works as the check of a schema', () => {
  const schema = z.object({ email: z.string().check(ruleCheck(fieldRules.email)) })
  expect(schema.safeParse({ email: '' }).success).toBe(true)
  expect(schema.safeParse({ email: 'ada' }).error?.issues).toMatchObject([
    { path: ['email'], message: expect.stringContaining('manca la @') },
  ])
})
