const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

/** `**bold**` and `[text](https://…)` inside a line. */
const inline = (text: string): string =>
  escape(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\((https:\/\/[^\s)]+|mailto:[^\s)]+)\)/g, '<a href="$2">$1</a>')

/**
 * An empty line between paragraphs, `# ` before a heading, `- ` before the items of a list.
 * @example htmlOf('# Titolare\n\nStudio Rossi') // '<h2>Titolare</h2><p>Studio Rossi</p>'
 */
export function htmlOf(text: string): string {
  const blocks = text
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
  return blocks.map(blockOf).join('')
}

function blockOf(block: string): string {
  const lines = block.split('\n').map((line) => line.trim())
  const [first = '', ...rest] = lines
  const heading = /^(#{1,2})\s+(.+)$/.exec(first)
  if (heading) {
    const tag = heading[1] === '#' ? 'h2' : 'h3'
    return `<${tag}>${inline(heading[2]!)}</${tag}>${rest.length > 0 ? blockOf(rest.join('\n')) : ''}`
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
  }
  return `<p>${lines.map(inline).join('<br>')}</p>`
}

/** For editing; unknown formatting is dropped, its text is kept. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes]
    .map(lineOf)
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function lineOf(node: Node): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replace(/\s+/g, ' ')
  const inner = [...node.childNodes].map(lineOf).join('')
  const write = NOTATION[node.localName]
  return write ? write(inner.trim(), node) : inner
}

const NOTATION: Record<string, (inner: string, node: Element) => string> = {
  h1: (inner) => `\n\n# ${inner}\n\n`,
  h2: (inner) => `\n\n# ${inner}\n\n`,
  h3: (inner) => `\n\n## ${inner}\n\n`,
  h4: (inner) => `\n\n## ${inner}\n\n`,
  p: (inner) => `\n\n${inner}\n\n`,
  div: (inner) => `\n\n${inner}\n\n`,
  ul: (inner) => `\n\n${inner}\n\n`,
  ol: (inner) => `\n\n${inner}\n\n`,
  li: (inner) => `- ${inner}\n`,
  br: () => '\n',
  strong: (inner) => `**${inner}**`,
  b: (inner) => `**${inner}**`,
  a: (inner, node) => {
    const href = node.getAttribute('href')
    return href ? `[${inner}](${href})` : inner
  },
}
