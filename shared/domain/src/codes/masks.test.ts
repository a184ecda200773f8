import { applyMask, editMask, isMaskFull, MASKS, unmask, type Gesture } from './masks.ts'

const { data, ora, telefono, carta } = MASKS

it('has the four masks of the specification', () => {
  expect(MASKS).toEqual({
    data: '####/##/##',
    ora: '##:##',
    telefono: '(###) ### - ####',
    carta: '#### #### #### ####',
  })
})

it.each([
  [data, '20260305', '2026/03/05'],
  [data, '2026/3', '2026/3'],
  [data, '2026', '2026'],
  [ora, '0930', '09:30'],
  [ora, '9', '9'],
  [ora, '09:30:15', '09:30'],
  [telefono, '0', '(0'],
  [telefono, '051', '(051'],
  [telefono, '0512', '(051) 2'],
  [telefono, '0512345678', '(051) 234 - 5678'],
  [telefono, '+39 051 234', '(390) 512 - 34'],
  [carta, '4242424242424242', '4242 4242 4242 4242'],
  [carta, '4242-4242 4242', '4242 4242 4242'],
  [carta, 'abcd', ''],
  ['XXXX XXXX', 'it60x05', 'IT60 X05'],
])('writes into %s the text %s as %s', (maschera, text, shown) => {
  expect(applyMask(maschera, text)).toBe(shown)
  expect(applyMask(maschera, shown)).toBe(shown)
})

it('gives back what was typed without the signs, and knows when it is whole', () => {
  expect(unmask(telefono, '(051) 234 - 5678')).toBe('0512345678')
  expect(unmask(carta, '4242 4242 4242 4242 99')).toBe('4242424242424242')
  expect([isMaskFull(ora, '09:3'), isMaskFull(ora, '09:30')]).toEqual([false, true])
})

/** `|` is the caret; the edit is what the browser alone would make of the text. */
const edited = (maschera: string, before: string, after: string, gesto: Gesture = 'altro') => {
  const { testo, cursore } = editMask(
    maschera,
    before.replace('|', ''),
    { testo: after.replace('|', ''), cursore: after.indexOf('|') },
    gesto,
  )
  return `${testo.slice(0, cursore)}|${testo.slice(cursore)}`
}

it.each<[string, string, string, string, Gesture, string]>([
  ['at the end', carta, '4242|', '42421|', 'scrive', '4242 1|'],
  ['in the middle', carta, '12|34 5678', '129|34 5678', 'scrive', '129|3 4567 8'],
  ['in front of a sign', carta, '1234| 5678', '12349| 5678', 'scrive', '1234 9|567 8'],
  ['at the start', telefono, '|(051', '0|(051', 'scrive', '(0|05) 1'],
  ['a letter', ora, '09|', '09x|', 'scrive', '09|'],
  ['into a full field', ora, '0|9:30', '01|9:30', 'scrive', '0|9:30'],
  ['over a selection of a full field', ora, '|09:30', '1|:30', 'scrive', '1|3:0'],
  ['a digit away', carta, '1239| 4567', '123| 4567', 'cancella-indietro', '123|4 567'],
  ['a digit away forwards', carta, '12|39 4567', '12|9 4567', 'cancella-avanti', '12|94 567'],
  ['over a sign backwards', carta, '1234 |5678', '1234|5678', 'cancella-indietro', '123|5 678'],
  ['over a sign forwards', carta, '1234| 5678', '1234|5678', 'cancella-avanti', '1234| 678'],
  ['over three signs', telefono, '(051) 234 - |5678', '(051) 234 -|5678', 'cancella-indietro', '(051) 23|5 - 678'],
  ['the only digit', telefono, '(0|', '(|', 'cancella-indietro', '|'],
  ['everything', data, '2026/03/05|', '|', 'altro', '|'],
  ['a paste with other signs', data, '|', '2026-03-05|', 'altro', '2026/03/05|'],
  ['a paste into the middle', carta, '11|22', '119999|22', 'altro', '1199 99|22'],
  ['a paste too long', ora, '|', '123456|', 'altro', '12:34|'],
])('keeps the caret: %s', (...[, maschera, before, after, gesto, shown]) => {
  expect(edited(maschera, before, after, gesto)).toBe(shown)
})
