import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h4', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    // the headings of the page end at the third level
    h1: 'h4',
    h2: 'h4',
    h3: 'h4',
    h5: 'h4',
    h6: 'h4',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noreferrer noopener nofollow' }),
  },
}

/** HTML of a source that is not ours, with simple formatting only: no script, style, event or address but http(s). */
export const safeHtml = (html: string): string => sanitizeHtml(html, OPTIONS)

/** The bare text of HTML, on one line. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<(?:\/p|br|\/li|\/h\d|\/tr)\b/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  })
    .replace(/\s+/g, ' ')
    .trim()
