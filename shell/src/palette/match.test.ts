import { matchLabel, wordsOf } from './match.ts'

/** The label with what fitted in brackets, or `null`. */
function shown(text: string, label: string, keywords?: string): string | null {
  const match = matchLabel(wordsOf(text), label, keywords)
  if (!match) return null
  return match.ranges
    .toReversed()
    .reduce((out, [from, to]) => `${out.slice(0, from)}[${out.slice(from, to)}]${out.slice(to)}`, label)
}
const score = (text: string, label: string) => matchLabel(wordsOf(text), label)?.score ?? -1

it.each([
  ['ban', 'Bandi', '[Ban]di'],
  ['BANDI', 'bandi', '[bandi]'],
  ['azienda nuova', 'Nuova azienda', '[Nuova] [azienda]'],
  ['credito', 'Istituti credito', 'Istituti [credito]'],
  ['end', 'Aziende', 'Azi[end]e'],
  ['nuaz', 'Nuova azienda', '[Nu]ova [az]ienda'],
  ['na', 'Nuova azienda', '[N]uova [a]zienda'],
  ['accessibilita', 'Accessibilità', '[Accessibilità]'],
  ['societa', 'Società & Figli', '[Società] & Figli'],
  ["valle d'aosta", 'Bando Valle d’Aosta', 'Bando [Valle] [d]’[Aosta]'],
])('"%s" fits %s', (text, label, marked) => {
  expect(shown(text, label)).toBe(marked)
})

it.each([
  ['bandx', 'Bandi'],
  ['nuova pratica', 'Nuova azienda'],
  ['zn', 'Nuova azienda'],
])('"%s" does not fit %s', (text, label) => {
  expect(shown(text, label)).toBeNull()
})

it('fits by keywords too, from their beginning, without marking the label', () => {
  expect(shown('esci', 'LOGOUT', 'esci disconnetti')).toBe('LOGOUT')
  expect(shown('onnetti', 'LOGOUT', 'esci disconnetti')).toBeNull()
})

it('prefers the start of the label, then the start of a word, the inside of one, and beginnings', () => {
  const scores = [
    score('az', 'Azienda'),
    score('az', 'Nuova azienda'),
    score('zie', 'Azienda'),
    score('nuaz', 'Nuova azienda'),
  ]
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(4)
})

it('fits everything when nothing was typed', () => {
  expect(shown(' ', 'Bandi')).toBe('Bandi')
})

it('stays quick on a long label', () => {
  expect(shown('aaaaaaaaaaaaaaaaaaab', 'a '.repeat(200))).toBeNull()
})
