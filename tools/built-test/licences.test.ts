import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleIds } from '../lib/workspaces.mjs'

const root = join(__dirname, '../..')
const folders = ['shell', ...moduleIds()].map((id) => join(id, 'dist'))
const built = folders.every((folder) => existsSync(join(root, folder)))

/** A script that says where the notices of its libraries are, and the file that it names. */
const told = folders.flatMap((folder) =>
  (built ? readdirSync(join(root, folder)) : [])
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const notice = /^\/\*! For license information please see (\S+) \*\//.exec(
        readFileSync(join(root, folder, file), 'utf8'),
      )
      return notice ? [{ script: join(folder, file), notices: join(folder, notice[1]!) }] : []
    }),
)

// a minifier may also drop them without a word: MIT asks that they go with every copy
const whenBuilt = built ? it : it.skip

whenBuilt('keeps the notices of libraries beside the scripts that carry their code', () => {
  const texts = told.map(({ notices }) => readFileSync(join(root, notices), 'utf8'))
  for (const text of texts) expect(text).toMatch(/license|licence|copyright/i)
  expect(texts.join('\n')).toContain('react-dom')
})
