import { COLLECTIONS } from '@bandiera/domain'
import { readFileSync, writeFileSync } from 'node:fs'
import * as path from 'node:path'
import { policyPage, readersOf, writersOf } from './policy-page.ts'

const PAGE = path.resolve(__dirname, '../../../docs/policy.md')
const INTRO = `# Who sees and who writes what

One table decides for every way in and out: \`find\`, \`count\`, \`aggregate\`, \`watch\`, the feed, the channel \`aziende\`, files and
every write ([why](adr/0003-one-visibility-rule.md)). This page is generated from that table, \`shared/policy\`, and a test compares the
two; \`UPDATE_DOCS=1 node node_modules/jest/bin/jest.js -c tools/jest/node.cjs shared/policy\` writes it again. Tests in
\`server/test/protocol\` try the server cell by cell, against rules written from the specification alone: \`visibility*.test.ts\`,
\`write-matrix*.test.ts\`, \`file-matrix\`, \`sync-matrix\`, \`history-matrix\` and \`bin-matrix.test.ts\`, \`other-tenant.test.ts\`,
\`odd-people.test.ts\`.

Only the users below see a record, and a cell with – refuses. A user with no role, with two, or suspended sees and writes
nothing. Every write must also keep the schema of the collection, an \`_id\` that never changes, the stamps of the server
(\`creatoIl\`, \`aggiornatoIl\`, \`aggiornatoDa\`, \`versione\`), and its author's access: a user cannot write a record that it would
no longer see. Why one person sees one record: the file of its collection gives the tokens of the record, \`tokens.ts\` those of the person.
`

/** Tables and lines as a formatter may have laid them out. */
const plain = (text: string): string[] =>
  text
    .replaceAll('\\', '')
    .split('\n\n')
    .map((block) => block.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)

it('is described in docs/policy.md: the same readers, the same rights, no more and no fewer', () => {
  const page = `${INTRO}\n${policyPage()}\n`
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, page)
  expect(plain(readFileSync(PAGE, 'utf8'))).toEqual(plain(page))
})

it('has a rule for every collection: none is open by oversight', () => {
  for (const coll of COLLECTIONS) {
    expect(readersOf(coll)).not.toEqual([])
    expect(writersOf(coll)).toHaveLength(4)
  }
})

it('says where a right ends: the fields that a gestore may not change in a case file', () => {
  const gestore = writersOf('pratiche').find(({ role }) => role === 'gestore')
  expect(gestore?.cells[1]).toBe('of a company that it manages; not `bandoId`, `gestoreId`, `aziendaId`')
  expect(readersOf('usr')).toContain('every editore: `_id`, `name`, `role`, `photo` alone')
})
