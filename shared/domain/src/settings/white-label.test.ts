import { isImageAddress, isLinkAddress } from '../text/safe-address.ts'
import { SettingsSchema, type Settings } from './settings.ts'
import { whiteLabelOf } from './white-label-of.ts'

const settings = (over: object = {}) => ({ _id: 'h', nome: 'Studio', ...over }) as Settings
const refusal = (over: object) => SettingsSchema.safeParse(settings(over)).error?.issues[0]

it.each([
  ['/s/logo.svg', 'allowed'],
  ['/api/account/dati', 'refused'],
  ['/esci', 'refused'],
  ['data:image/svg+xml,%3Csvg/%3E', 'allowed'],
  ['data:image/png;base64,AAAA', 'allowed'],
  ['https://cdn.example/logo.svg', 'refused'],
  ['//cdn.example/logo.svg', 'refused'],
  ['/\\cdn.example', 'refused'],
  ['/\t/cdn.example', 'refused'],
  ['data:text/html,<b>', 'refused'],
  ['data:image/svg+xml,<svg onload="x">', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['', 'refused'],
])('an image at %j is %s', (address, verdict) => {
  expect(isImageAddress(address)).toBe(verdict === 'allowed')
})

it.each([
  ['https://calcolatore.example/rata', 'allowed'],
  ['mailto:aiuto@prova.it', 'allowed'],
  ['/tutorial', 'allowed'],
  ['http://example.it', 'refused'],
  ['//example.it', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['java\nscript:alert(1)', 'refused'],
  ['tutorial', 'refused'],
])('a link to %j is %s', (address, verdict) => {
  expect(isLinkAddress(address)).toBe(verdict === 'allowed')
})

describe('the settings', () => {
  it('may name the logo as before, or one for each theme and an icon', () => {
    for (const logo of ['/s/logo.svg', { chiaro: '/a.svg' }, { chiaro: '/a.svg', scuro: '/b.svg', icona: '/c.png' }])
      expect(refusal({ logo })).toBeUndefined()
  })

  it.each([
    ['a logo of another host', { logo: 'https://x.example/l.png' }, ['logo'], /immagine di questo sito/],
    [
      'a dark logo of another host',
      { logo: { chiaro: '/a.svg', scuro: '//x' } },
      ['logo', 'scuro'],
      /immagine di questo/,
    ],
    ['a colour that is none', { colors: { primary: 'blu' } }, ['colors', 'primary'], /#rrggbb/],
    ['a picture without a description', { slides: [{ titolo: 'a', img: '/a.png' }] }, ['slides', 0, 'alt'], /Descrivi/],
    [
      'a floating link that runs code',
      { staticLink: { text: 'a', url: 'javascript:x' } },
      ['staticLink', 'url'],
      /http/,
    ],
    [
      'an external link without https',
      { linkEsterni: [{ testo: 'a', url: 'http://x' }] },
      ['linkEsterni', 0, 'url'],
      /h/,
    ],
    ['a rental site without https', { affittiUrl: 'http://x' }, ['affittiUrl'], /https/],
  ])('refuse %s and name the field', (_what, over, path, message) => {
    expect(refusal(over)).toMatchObject({ path, message: expect.stringMatching(message) })
  })
})

describe('the white label of a tenant', () => {
  it('reads a lone logo as the light one and the colour under both names', () => {
    expect(whiteLabelOf(settings({ logo: '/l.svg', colors: { primario: '#123456' } }))).toMatchObject({
      logo: { chiaro: '/l.svg' },
      primary: '#123456',
    })
    expect(whiteLabelOf(settings({ colors: { primary: '#111', primario: '#222' } })).primary).toBe('#111')
  })

  it('leaves out what older settings hold and the page could not show, and keeps the rest', () => {
    const slides = [{ titolo: 'Sì' }, { titolo: 'No', img: 'https://x.example/i.png', alt: '' }]
    const linkEsterni = [
      { testo: 'Sì', url: 'https://x.example' },
      { testo: 'No', url: 'javascript:x' },
    ]
    expect(
      whiteLabelOf(settings({ logo: 'https://x.example/l.png', colors: { primary: 'blu' }, slides, linkEsterni })),
    ).toEqual({
      nome: 'Studio',
      slides: [{ titolo: 'Sì' }],
      linkEsterni: [{ testo: 'Sì', url: 'https://x.example' }],
    })
  })

  it('is a name and nothing else for a new tenant', () => {
    expect(whiteLabelOf(settings())).toEqual({ nome: 'Studio', slides: [], linkEsterni: [] })
  })
})
