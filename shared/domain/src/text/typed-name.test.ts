import { typedName } from './typed-name.ts'

it.each([
  ['Rossi Srl', 'Rossi Srl'],
  ['nuova azienda  Rossi Srl ', 'Rossi Srl'],
  ['Crea pratica per Moda Pagano', 'Moda Pagano'],
  ['Nuova Edil', 'Nuova Edil'],
  ['Crea Srl', 'Crea Srl'],
  ['r', ''],
  ['nuova azienda', ''],
  ['', ''],
])('the name in "%s" is "%s"', (text, name) => {
  expect(typedName(text)).toBe(name)
})
