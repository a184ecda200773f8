import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspacesOf } from '../lib/workspaces.mjs'

const folder = mkdtempSync(join(tmpdir(), 'bandiera-workspaces-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a folder that a removed module left behind, with its build in it, is no package', () => {
  mkdirSync(join(folder, 'mf-here'))
  mkdirSync(join(folder, 'mf-gone/dist'), { recursive: true })
  writeFileSync(join(folder, 'mf-gone/dist/module.json'), '{}')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ workspaces: ['mf-*'] }))
  writeFileSync(join(folder, 'mf-here/package.json'), JSON.stringify({ name: '@bandiera/mf-here' }))
  expect(workspacesOf(folder).map(({ id }) => id)).toEqual(['mf-here'])
})
