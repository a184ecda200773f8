import { brandColours, surfaces, type Mode, type Settings } from '@bandiera/domain'

type Aspetto = Pick<Settings, 'colors' | 'logo' | 'slides' | 'staticLink'>

const SLIDES = [
  { titolo: 'I bandi giusti per ogni azienda', testo: 'Gli incroci si aggiornano da soli quando cambia un dato.' },
  { titolo: 'Ogni criterio spiegato', testo: 'Sì, no o da verificare: sempre con la regola e il valore dell’azienda.' },
  { titolo: 'Le pratiche a portata di mano', testo: 'Scadenze, documenti e note in un posto solo.' },
]

/** Signs in a box of 28 x 28. */
const SIGNS = {
  bandiera: '<path d="M5 3v22"/><path d="M5 5c6-4 9 4 18 0v11c-9 4-12-4-18 0" fill="#c" fill-opacity=".25"/>',
  gradini: '<path d="M4 24v-6M11 24V13M18 24V8M4 10 17 3M12 3h6v6"/>',
  cerchio: '<circle cx="14" cy="14" r="10"/><path d="M18 10c-2-3-8-2-8 1s8 3 8 6-6 4-8 1"/>',
}

/** What each demo tenant looks like: logos for both themes, for the light one only, and a name without a logo. */
export const aspetti: Record<string, Aspetto> = {
  localhost: { colors: { primary: '#1a56a8' }, logo: logo('Bandiera', 'bandiera', '#1a56a8'), slides: SLIDES },
  'agevolaitalia.localhost': {
    colors: { primary: '#00695c' },
    logo: logo('AgevolaItalia', 'gradini', '#00695c'),
    slides: [
      { titolo: 'Dal preventivo al bando in un giorno', testo: 'Carichi la visura, gli incroci sono già pronti.' },
      { titolo: 'Rate e redditi sotto controllo', testo: 'Il calcolo e il prestito stanno accanto alla pratica.' },
      ...SLIDES.slice(1),
    ],
    staticLink: { text: 'Parla con un consulente', url: 'https://consulenza.agevolaitalia.test/', icon: 'persone' },
  },
  'sofabis.localhost': {
    colors: { primary: '#6a3093' },
    logo: { chiaro: logo('sofabis', 'cerchio', '#6a3093').chiaro },
    slides: [
      { titolo: 'I numeri prima delle parole', testo: 'Gli indici dell’azienda spiegano ogni scelta di credito.' },
      ...SLIDES,
    ],
  },
  'affitti.localhost': {
    colors: { primary: '#a8471a' },
    slides: [
      { titolo: 'Case e bandi, una sola porta', testo: 'Gli affitti del tuo territorio accanto agli incentivi.' },
      ...SLIDES.slice(0, 2),
    ],
  },
}

/** The sign and the name as a drawing of our own; the shade of the brand is the one that the theme uses. */
function logo(name: string, sign: keyof typeof SIGNS, primary: string): { chiaro: string; scuro: string } {
  const width = 36 + Math.ceil(name.length * 10)
  const drawn = (mode: Mode) => {
    const colour = brandColours(mode, primary).main
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 28" width="${width}" height="28">` +
      `<g fill="none" stroke="${colour}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">` +
      `${SIGNS[sign].replace('#c', colour)}</g><text x="34" y="20" font-family="system-ui,sans-serif" ` +
      `font-size="16" font-weight="700" fill="${surfaces[mode].text}">${name}</text></svg>`
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  }
  return { chiaro: drawn('light'), scuro: drawn('dark') }
}
