import sanitize from 'sanitize-html'

/** Safe wherever it is shown; other elements lose their tags, scripts and styles their content too. */
export const sanitisedText = (html: string): string =>
  sanitize(html, {
    allowedTags: 'p br ul ol li strong b em i h2 h3 h4 a table tbody tr th td'.split(' '),
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
  }).trim()
