import { choiceIn } from './use-choice-text.ts'

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
const squeeze = (text: string) => folded(text).replace(/[^a-z0-9]/g, '')
/** All spellings of a label, computed another way than the reader does. */
const namesOf = (label: string) =>
  [label, label.replace(/ \(.*/, ''), label.replace(/ · .*/, ''), label.replace(/.* · /, '')].map(squeeze)

describe('the choice that a text names', () => {
  const LABELS = [
    'Rossi S.r.l.',
    'Rossi S.r.l. · 01234567897',
    '62.01.00 Software (ATECO 2007)',
    'Samone (TO)',
    'Samone (TN)',
    'Forlì',
  ]
  const options = LABELS.map((label, index) => ({ value: `v${index}`, label }))

  it('is the one of that name, code or number, else the only one, never one of several', () => {
    // every subset of what may be found, every text in two spellings
    for (let set = 1; set < 1 << options.length; set += 1) {
      const found = options.filter((_one, bit) => set & (1 << bit))
      for (const text of LABELS.flatMap((label) => [label, ` ${label.toUpperCase()} `])) {
        const got = choiceIn(text, found)
        const named = found.filter(({ label }) => namesOf(label).includes(squeeze(text)))
        const right = named.length > 0 ? named : found
        expect([text, got]).toEqual([text, right.length === 1 ? right[0] : null])
      }
    }
    expect(
      choiceIn('620100', [{ value: '62.01.00/2007', label: '62.01.00 Software (ATECO 2007)' }, options[0]!])?.value,
    ).toBe('62.01.00/2007')
    expect(choiceIn('01234567897', options)?.value).toBe('v1')
    expect(choiceIn('samone', options)).toBeNull()
    expect(choiceIn('', [options[0]!])).toBeNull()
    expect(choiceIn(' \u00A0', [options[0]!])).toBeNull()
  })
})
