// Simple formatting as people type it, and as HTML: `**bold**`, `- item`, `1. item`, `## heading`, `[words](https://…)`.

/** HTML of a text typed with simple formatting; everything else in it is text. */
export function htmlOfText(text: string): string {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
  return blocks
    .map((block) => block.split('\n'))
    .map(blockOf)
    .join('')
}

function blockOf(lines: string[]): string {
  let html = ''
  for (const line of lines) {
    const [, kind = 'p', words] = KINDS.map(([tag, form]) => [null, tag, form.exec(line)?.[1]] as const).find(
      ([, , found]) => found !== undefined,
    ) ?? [null, 'p', line]
    const inner = inline((words ?? line).trim())
    if (kind === 'ul' || kind === 'ol') html = joined(html, `<${kind}><li>${inner}</li></${kind}>`, kind)
    else if (kind === 'h4') html += `<h4>${inner}</h4>`
    else if (inner) html = html.endsWith('</p>') ? `${html.slice(0, -4)}<br>${inner}</p>` : `${html}<p>${inner}</p>`
  }
  return html
}

const KINDS = [
  ['ul', /^\s*[-•*]\s+(.*)$/],
  ['ol', /^\s*\d+[.)]\s+(.*)$/],
  ['h4', /^#{1,4}\s+(.*)$/],
] as const

/** An item continues the previous list if that is of the same kind. */
const joined = (html: string, list: string, kind: string): string =>
  html.endsWith(`</${kind}>`) ? html.slice(0, -(kind.length + 3)) + list.slice(kind.length + 2) : html + list

const inline = (text: string): string =>
  escape(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g, '<a href="$2">$1</a>')

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Editable text of HTML with simple formatting; other formatting is dropped. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return walk(body)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function walk(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ')
  if (!(node instanceof Element)) return ''
  const inner = () => [...node.childNodes].map(walk).join('')
  const tag = node.localName
  if (tag === 'br') return '\n'
  if (tag === 'strong' || tag === 'b') return inner().trim() ? `**${inner().trim()}**` : ''
  if (tag === 'a') return linkOf(node, inner())
  if (tag === 'ul' || tag === 'ol') return `\n\n${itemsOf(node, tag)}\n\n`
  if (/^h\d$/.test(tag)) return `\n\n## ${inner().trim()}\n\n`
  if (tag === 'tr') return `${inner().trim()}\n`
  if (['p', 'div', 'table'].includes(tag)) return `\n\n${inner().trim()}\n\n`
  return ['script', 'style', 'template'].includes(tag) ? '' : inner()
}

const linkOf = (node: Element, words: string): string => {
  const href = node.getAttribute('href') ?? ''
  return /^https?:\/\//i.test(href) && words.trim() ? `[${words.trim()}](${href})` : words
}

const itemsOf = (list: Element, tag: string): string =>
  [...list.children]
    .map(
      (item, at) =>
        `${tag === 'ol' ? `${at + 1}.` : '-'} ${walk(item)
          .replace(/\s*\n+\s*/g, ' ')
          .trim()}`,
    )
    .join('\n')
