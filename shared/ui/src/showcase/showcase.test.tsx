import * as ui from '../index.ts'
import * as charts from '../charts.ts'
import * as detail from '../detail.ts'
import * as criteri from '../criteri.ts'
import * as form from '../form.ts'
import * as files from '../import.ts'
import * as list from '../list.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const shown = new Set(
  ['', 'sections']
    .flatMap((folder) => readdirSync(join(__dirname, folder)).map((file) => join(__dirname, folder, file)))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name)),
)

/** Once in a page, around everything, the shell's own affair; or with nothing of their own to see. */
const AROUND = new Set([
  'CssBaseline',
  'FirstField',
  'KeptFormsContext',
  'ListMemoryContext',
  'Refusal',
  'SubmitButton',
  'WayBackContext',
])

/** Names of contracts before 2.6 for parts that have another one now. */
const FORMER = new Set(['ContoAllaRovescia', 'Stima'])

const parts = Object.entries({ ...ui, ...criteri, ...form, ...files, ...list, ...detail, ...charts })
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || isElementType(value)))
  .map(([name]) => name)
  .filter((name) => !AROUND.has(name) && !FORMER.has(name))
const isIcon = (name: string) => name.endsWith('Icon') && name !== 'PortalIcon'

function isElementType(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value
}

it.each(parts.filter((name) => !isIcon(name)))('shows the part %s of the kit', (name) => {
  expect([name, shown.has(name)]).toEqual([name, true])
})
