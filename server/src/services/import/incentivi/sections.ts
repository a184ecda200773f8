const SPLIT = /(?:^|\s)(Cos['’]è|A chi si rivolge|Cosa prevede)(?=\s|$)/g
const ENTITY_NAMES =
  'amp lt gt quot apos nbsp euro rsquo lsquo ndash agrave egrave eacute igrave ograve ugrave Egrave'.split(' ')
const ENTITIES = new Map(ENTITY_NAMES.map((name, i) => [name, [...'&<>"\' €’‘–àèéìòùÈ'][i]!]))

/**
 * A description as sections of safe HTML: only `<p>` and `<ul>` with escaped text, whatever the source held. The
 * headings of the catalogue (Cos’è, A chi si rivolge, Cosa prevede) part it; without them it is one `Descrizione`.
 */
export function readSections(description: string): { titolo: string; html: string }[] {
  const text = toText(description)
  const [before = '', ...rest] = text.split(SPLIT)
  const found = rest.flatMap((heading, i) =>
    i % 2 === 0 ? [{ titolo: heading.replace("'", '’'), html: toHtml(rest[i + 1] ?? '') }] : [],
  )
  const all = [{ titolo: 'Descrizione', html: toHtml(before) }, ...found]
  return all.filter(({ html }) => html !== '')
}

/** Text of HTML or of plain text: blocks become lines, tags go, entities are read once. */
function toText(source: string): string {
  return source
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<(br|\/p|\/div|\/h\d|\/ul|\/ol)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => entity(name) ?? whole)
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES.get(name)
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : ''
}

/** Lines as paragraphs; `- a; - b` as a list, also when the source lost the line breaks (`:- a; - b`). */
function toHtml(text: string): string {
  const lines = text
    .replace(/([:;.])\s*-\s+/g, '$1\n- ')
    .replace(/([:;])-(?=\S)/g, '$1\n- ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  let html = ''
  for (const line of lines) {
    const item = /^- ?(.*)$/.exec(line)?.[1]
    if (item === undefined) html += `<p>${escape(line)}</p>`
    else if (html.endsWith('</ul>')) html = `${html.slice(0, -5)}<li>${escape(item)}</li></ul>`
    else html += `<ul><li>${escape(item)}</li></ul>`
  }
  return html
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
