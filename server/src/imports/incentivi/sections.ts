import { withoutEntities } from './plain-text.ts'

const SPLIT = /(?:^|\s)(Cos['’]è|A chi si rivolge|Cosa prevede)(?=\s|$)/g
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
  const text = source
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<(br|\/p|\/div|\/h\d|\/ul|\/ol)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
  return withoutEntities(text)
}

/** Lines as paragraphs; `- a; - b` as a list, also when the source lost the line breaks (`:- a; - b`). */
function toHtml(text: string): string {
  const lines = text
    .replace(/([:;.])\s*[-–•]\s+/g, '$1\n- ')
    .replace(/([:;])[-–•](?=\S)/g, '$1\n- ')
    .replace(/\s•\s*/g, '\n- ')
    .split('\n')
    .flatMap(splitItem)
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

/** Items of a list that lost their line break: `- biodiversità- turismo sostenibile`. */
const splitItem = (line: string): string[] =>
  /^\s*- /.test(line) ? line.replace(/([\p{L}\d)])[-–]\s+(?=\p{Ll})/gu, '$1\n- ').split('\n') : [line]

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
