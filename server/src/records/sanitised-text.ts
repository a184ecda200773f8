import sanitize from 'sanitize-html'

/**
 * Formatted text that is safe wherever it is shown: paragraphs, headings, lists, emphasis, tables and links to https
 * addresses or mail; everything else loses its tags, scripts and styles their content as well.
 */
export const sanitisedText = (html: string): string =>
  sanitize(html, {
    allowedTags: 'p br ul ol li strong b em i h2 h3 h4 a table tbody tr th td'.split(' '),
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
  }).trim()
