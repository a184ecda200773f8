import { questionKey, blockingQuestions, groupQuestions, isBlockingQuestion } from './open-questions.ts'

it.each([
  ['dataChiusura', true],
  ['oraChiusura', true],
  ['chiusuraAnticipata', true],
  ['criteri', true],
  ['criteri.territorio', true],
  ['criteri.ateco', true],
  ['criteri.dimensione', true],
  ['criteri.tipoSoggetto', true],
  ['data.criteri.0.regioni', true],
  ['criteri.obiettivo', false],
  ['dataApertura', false],
  ['agevolazioneMax', false],
  ['titolo', false],
  ['criteriAltri', false],
])('a question about %s holds a grant: %s', (campo, grave) => {
  expect(isBlockingQuestion({ campo })).toBe(grave)
})

it('takes a question for the same one while field, kind and piece of the source are the same', () => {
  const one = { campo: 'criteri.comuni', tipo: 'comune', valore: 'Rio' }
  expect(questionKey({ ...one, motivo: 'a' })).toBe(questionKey({ ...one, motivo: 'b' }))
  expect(questionKey({ ...one, valore: 'Castro' })).not.toBe(questionKey(one))
  expect(questionKey({ campo: 'a', motivo: 'x' })).not.toBe(questionKey({ campo: 'a', motivo: 'y' }))
})

it('groups questions by kind and field, those that hold the grant first', () => {
  const daControllare = [
    { campo: 'agevolazioneMax', motivo: 'La fonte non indica gli importi' },
    { campo: 'criteri.comuni', motivo: '«Rio» non si trova', tipo: 'comune', valore: 'Rio' },
    { campo: 'criteri.comuni', motivo: '«Castro» non si trova', tipo: 'comune', valore: 'Castro' },
  ]
  expect(groupQuestions(daControllare).map(({ campo, controlli }) => [campo, controlli.length])).toEqual([
    ['criteri.comuni', 2],
    ['agevolazioneMax', 1],
  ])
  expect(blockingQuestions({ daControllare })).toHaveLength(2)
})
