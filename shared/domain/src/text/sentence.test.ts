import { insideSentence } from './sentence.ts'

it.each([
  ['Codici ATECO', 'codici ATECO'],
  ['DURC', 'DURC'],
  ['PMI innovativa', 'PMI innovativa'],
  ['È giovanile', 'è giovanile'],
  ['', ''],
])('writes the label %s as %s inside a sentence', (label, text) => {
  expect(insideSentence(label)).toBe(text)
})
