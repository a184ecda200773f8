const NAMES =
  'amp lt gt quot apos nbsp euro rsquo lsquo ldquo rdquo laquo raquo ndash mdash hellip bull deg ordm ordf agrave egrave eacute igrave iacute ograve ugrave ccedil ouml uuml auml Agrave Egrave Eacute Igrave Ograve Ugrave'.split(
    ' ',
  )
const ENTITIES = new Map(NAMES.map((name, i) => [name, [...'&<>"\' €’‘“”«»–—…•°ºªàèéìíòùçöüäÀÈÉÌÒÙ'][i]!]))

/** Entities are read once, at the end also one that lost its `;`. */
export function withoutEntities(text: string): string {
  return text
    .replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => entity(name) ?? whole)
    .replace(/&(\w+)$/, (whole, name: string) => (name === 'amp' ? whole : (ENTITIES.get(name) ?? whole)))
}

/** One line: entities read, odd spaces and invisible marks gone. */
export const plainText = (text: string): string =>
  withoutEntities(text)
    .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES.get(name)
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : ''
}

/** For the words of a question. */
export const shorten = (text: string): string => (text.length > 160 ? `${text.slice(0, 159)}…` : text)
