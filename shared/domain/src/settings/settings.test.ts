import { SettingsSchema } from './settings.ts'

const faultOf = (over: object) => {
  const issue = SettingsSchema.safeParse({ _id: 'h', nome: 'Studio', ...over }).error?.issues[0]
  return issue && `${issue.path.join('.')}: ${issue.message}`
}
const film = { id: 'primi-passi', titolo: 'Primi passi', indirizzo: '/primi-passi.webm' }

it.each<[string, object, RegExp]>([
  ['a portal without a name', { nome: '' }, /^nome: Scrivi il nome del portale/],
  ['a colour that is none', { colors: { primary: 'blu' } }, /^colors\.primary: Scrivi il colore/],
  ['an address for mail that is none', { mailContatti: 'aiuto' }, /^mailContatti: /],
  ['a feature without a name', { moduli: { 'a b': true } }, /^moduli\.a b/],
  [
    'settings that switch themselves off',
    { moduli: { impostazioni: false } },
    /^moduli\.impostazioni: Questa funzione/,
  ],
  ['a weight beyond the scale', { pesi: { ateco: 101 } }, /^pesi\.ateco: Il peso va da 0 a 100/],
  ['a weight below it', { pesi: { ateco: -1 } }, /^pesi\.ateco: Il peso va da 0 a 100/],
  [
    'a film of an unsafe address',
    { video: [{ ...film, indirizzo: 'http://x.it/a.mp4' }] },
    /^video\.0\.indirizzo: Usa/,
  ],
  ['a film without a title', { video: [{ ...film, titolo: '' }] }, /^video\.0\.titolo: Scrivi il titolo/],
])('%s is refused', (_name, over, fault) => {
  expect(faultOf(over)).toMatch(fault)
})

it('what is right is kept', () => {
  const fine = {
    mailContatti: 'aiuto@studio.test',
    moduli: { rent: true, pratiche: false },
    pesi: { ateco: 0 },
    video: [film],
  }
  expect(faultOf(fine)).toBeUndefined()
})
