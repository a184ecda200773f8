import { readFileSync, writeFileSync } from 'node:fs'
import * as path from 'node:path'
import { errors, operatorText, PortalError, type ErrorCode } from './errors.ts'

const entries = Object.entries(errors) as [ErrorCode, readonly [number, string, string?]][]

it('has an Italian sentence for every code, and an HTTP status of an error', () => {
  for (const [code, [status, italian]] of entries) {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)+$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(italian).toMatch(/[.:?]/)
  }
})

it('fills the arguments into both texts and leaves out those that a text has no place for', () => {
  const error = new PortalError('STORE_CORRUPT', '/dati/x.db', 'not a database')
  expect(error.message).toBe('I dati del portale non sono leggibili: avvisa chi gestisce il portale.')
  expect(operatorText(error)).toContain('/dati/x.db is damaged (not a database)')
  expect(error).toMatchObject({ code: 'STORE_CORRUPT', status: 503, name: 'PortalError' })
  expect(new PortalError('LOGIN_TOO_MANY', 4).message).toBe('Troppi tentativi di accesso: riprova tra 4 secondi.')
})

it('shows the code and the Italian text at the terminal when there is no English one', () => {
  expect(operatorText(new PortalError('RECORD_MISSING'))).toMatch(/^RECORD_MISSING: L’elemento non esiste più/)
})

const PAGE = path.resolve(__dirname, '../../docs/errors.md')
const INTRO = `# Errors

Every error that leaves the server has a code, which never changes, an HTTP status and an Italian text that says what
happened and what to do. Errors for an operator also have an English text for the terminal. The catalogue is
\`server/src/errors.json\`. A test compares this page with it; this command writes the page again:
\`UPDATE_DOCS=1 npx jest -c tools/jest/node.cjs server/src/errors\`. \`%s\` is a value.

Three errors say that an e-mail is taken. \`INVITE_TAKEN\`: a user invites an address that is already in the list of users it sees.
\`EMAIL_TAKEN\`: an invited person registers, and the same address was registered by another invitation before. \`RECORD_EXISTS\`: a write
gives a user the address of another one. All unique fields share that code, with a noun of \`server/src/records/unique.ts\`: other words for one
field are a new code, thrown there.
`

/** The page as the catalogue says it must be. */
function page(): string {
  const lines = entries.map(([code, [status, italian, english]]) => {
    const terminal = english ? `\n  - terminal: ${english}` : ''
    return `- \`${code}\` ${status}: ${italian}${terminal}`
  })
  return `${INTRO}\n${lines.join('\n')}\n`
}

it('is described in docs/errors.md: the same codes with the same statuses and texts, no more and no fewer', () => {
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, page())
  // the formatter may escape what Markdown would read as emphasis
  expect(readFileSync(PAGE, 'utf8').replaceAll('\\', '').split('\n')).toEqual(page().split('\n'))
})
