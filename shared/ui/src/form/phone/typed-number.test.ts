import type { CountryCode } from 'libphonenumber-js/min'
import { chooseCountry, typedOf, typeText, valueOf, type Typed } from './typed-number.ts'

const ITALY: Typed = { text: '', country: 'IT' }

/** Types key after key at the end, as a person does. */
function typing(keys: string, start: Typed = ITALY): Typed & { caret: number } {
  let now = { ...start, caret: start.text.length }
  for (const key of keys) {
    const text = now.text.slice(0, now.caret) + key + now.text.slice(now.caret)
    now = typeText({ text, caret: now.caret + 1 }, now, 'IT')
  }
  return now
}

describe('typing', () => {
  it.each<[string, string, CountryCode | null]>([
    ['0212345678', '02 1234 5678', 'IT'],
    ['3331234567', '333 123 4567', 'IT'],
    ['+390212345678', '+39 02 1234 5678', 'IT'],
    ['0041446681800', '+41 44 668 18 00', 'CH'],
    ['+41446681800', '+41 44 668 18 00', 'CH'],
    ['+1', '+1', 'US'],
    ['+12045', '+1 204 5', 'US'],
    ['+39066981', '+39 06 6981', 'VA'],
    ['+80012', '+800 12', null],
    ['+999', '+999', null],
    ['0212345678 int. 12', '02 1234 5678 int. 12', 'IT'],
    ['0212345678#12', '02 1234 5678 #12', 'IT'],
    ['abc', 'abc', 'IT'],
  ])('%s shows %s and selects %s', (keys, text, country) => {
    expect(typing(keys)).toMatchObject({ text, country })
  })

  it.each([
    ['02 12345678 / 340 1234567', '02 12345678 / 340 1234567'],
    ['0212345678-340 1234567', '0212345678-340 1234567'],
    ['02 12345678; 340 1234567', '02 1234 5678 ; 340 1234567'],
    ['340.123.4567 (Mario)', '340 123 4567 (Mario)'],
    ['(+39) 02 12345678', '+39 02 1234 5678'],
    ['(0041) 44 668 18 00', '+41 44 668 18 00'],
  ])('loses nothing of the pasted text %s', (pasted, text) => {
    expect(typeText({ text: pasted, caret: pasted.length }, ITALY, 'IT')).toMatchObject({ text, caret: text.length })
  })

  it('goes on in the format of the selected country', () => {
    expect(typing('0446681800', { text: '', country: 'CH' })).toMatchObject({ text: '044 668 18 00', country: 'CH' })
    expect(typing('2024561111', { text: '', country: 'US' })).toMatchObject({ text: '(202) 456-1111' })
  })

  it('keeps a country that shares the dial code, and returns to Italy from an unknown one', () => {
    expect(typing('+1204', { text: '', country: 'CA' })).toMatchObject({ country: 'CA' })
    expect(typeText({ text: '02', caret: 2 }, { text: '+99902', country: null }, 'IT')).toMatchObject({ country: 'IT' })
  })

  it('keeps the caret behind the digit that was typed', () => {
    const at = (text: string, caret: number) => typeText({ text, caret }, ITALY, 'IT')
    expect(at('02 91234 5678', 4)).toMatchObject({ text: '02 9123 45678', caret: 4 })
    expect(at('021', 3)).toMatchObject({ text: '02 1', caret: 4 })
    expect(at('0039', 2)).toMatchObject({ text: '+39', caret: 1 })
    expect(at('02 1234 5678 int. 12', 17)).toMatchObject({ caret: 17 })
  })

  it('is not stuck before a space: Backspace and Delete both pass it', () => {
    const before = typing('0212')
    expect(typeText({ text: '0212', caret: 2 }, before, 'IT')).toMatchObject({ text: '02 12', caret: 2 })
    expect(typeText({ text: '0212', caret: 2, forward: true }, before, 'IT')).toMatchObject({ text: '02 12', caret: 3 })
    expect(typeText({ text: '02 2', caret: 3, forward: true }, before, 'IT')).toMatchObject({ caret: 3 })
    const american = typing('202', { text: '', country: 'US' })
    expect(american).toMatchObject({ text: '(202)', caret: 4 })
  })
})

describe('choosing a country', () => {
  it.each<[string, Typed, CountryCode, string]>([
    ['a national number', { text: '02 1234 5678', country: 'IT' }, 'FR', '02 12 34 56 78'],
    ['an international number', { text: '+39 02 1234 5678', country: 'IT' }, 'FR', '+33 02 12 34 56 78'],
    ['a number of an unknown prefix', { text: '+9991234', country: null }, 'FR', '+33 9 99 12 34'],
    ['the extension', { text: '02 1234 5678 int. 12', country: 'IT' }, 'FR', '02 12 34 56 78 int. 12'],
    ['nothing', { text: '', country: 'IT' }, 'FR', ''],
  ])('keeps %s', (_name, before, country, text) => {
    const chosen = chooseCountry(before, country)
    expect(chosen.country).toBe(country)
    expect(chosen.text).toBe(text)
  })
})

describe('the value', () => {
  it.each<[string, Typed, string]>([
    ['a number', { text: '02 1234 5678', country: 'IT' }, '+390212345678'],
    ['a number of another country', { text: '044 668 18 00', country: 'CH' }, '+41446681800'],
    ['a number with an extension', { text: '02 1234 5678 int. 12', country: 'IT' }, '+390212345678;ext=12'],
    ['what is none, as it was typed', { text: '02 12', country: 'IT' }, '02 12'],
    ['what would be a number in Italy only', { text: '06 12 34 56 7', country: 'FR' }, '+33 06 12 34 56 7'],
    ['an unknown prefix', { text: '+999 1', country: null }, '+999 1'],
    ['nothing', { text: '', country: 'FR' }, ''],
  ])('of the field is %s', (_name, typed, value) => {
    expect(valueOf(typed, 'IT', 250)).toBe(value)
  })

  it.each<[string, Typed]>([
    ['+390212345678', { text: '02 1234 5678', country: 'IT' }],
    ['+41446681800;ext=3', { text: '044 668 18 00 int. 3', country: 'CH' }],
    ['+33 06 12 34 56 7', { text: '+33 06 12 34 56 7', country: 'FR' }],
    ['+80012345678', { text: '+800 1234 5678', country: null }],
    ['chiedi di Anna', { text: 'chiedi di Anna', country: 'IT' }],
    ['', { text: '', country: 'CH' }],
  ])('%s comes back as it was shown', (value, { text, country }) => {
    const typed = typedOf(value, 'CH', 'IT')
    expect(typed).toMatchObject({ text, country })
    expect(valueOf(typed, 'IT', 250)).toBe(value)
  })
})
