import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, moduleIds } from '../lib/workspaces.mjs'

// A page has one way back, which keeps a list as it was left: the bar's, or a BackLink where a page covers a list.
const root = join(__dirname, '../..')
const pages = moduleIds()
  .flatMap((id) => filesUnder(root, `${id}/src`, /(?<!\.test)\.tsx$/))
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))

it('no module draws a way back of its own', () => {
  expect(pages.filter(({ code }) => code.includes('<BackLink')).length).toBeGreaterThan(4)
  expect(pages.filter(({ code }) => code.includes('ArrowBackIcon')).map(({ file }) => file)).toEqual([])
})

it('Annulla of a form over a list leads where its way back leads', () => {
  const forms = pages.filter(({ code }) => code.includes('<BackLink') && code.includes('onCancel='))
  expect(forms.length).toBeGreaterThan(3)
  expect(forms.filter(({ code }) => !code.includes('useGoBack(')).map(({ file }) => file)).toEqual([])
})
