// the environment of the tests answers this by itself: it has to say what a browser says

const controlOf = (html: string) => {
  document.body.innerHTML = html
  return document.querySelector('label')!.control
}
afterEach(() => (document.body.innerHTML = ''))

it.each([
  ['<label for="a">A</label><p><input id="a"></p>', 'INPUT'],
  ['<select id="a"></select><label for="a">A</label>', 'SELECT'],
  ['<label>A <b><textarea></textarea></b><input></label>', 'TEXTAREA'],
  ['<label for="b">A <input id="a"></label><button id="b"></button>', 'BUTTON'],
  ['<label for="a">A</label><input id="a"><select id="a"></select>', 'INPUT'],
])('%s is the label of a %s', (html, name) => {
  expect(controlOf(html)?.tagName).toBe(name)
})

it.each([
  '<label for="a">A</label>',
  '<label for="a">A</label><div id="a"></div>',
  '<label for="">A <input></label>',
  '<label for="a">A</label><input id="a" type="hidden">',
  '<label>A</label><input>',
])('%s labels nothing', (html) => {
  expect(controlOf(html)).toBeNull()
})

it('of a part that is not in the page looks there', () => {
  const part = document.createElement('div')
  part.innerHTML = '<label for="a">A</label><input id="a">'
  expect(part.querySelector('label')!.control).toBe(part.querySelector('input'))
})
