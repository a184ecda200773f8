import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedSinceChecked, rememberChecked } from '../lib/checked.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bandiera-checked-'))
  git('init', '-q')
  write('.gitignore', 'ignored\n')
  write('a', '1')
  commit()
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
function commit() {
  git('add', '--all')
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '-m', 'a')
}

it('says that nothing passed yet', () => {
  expect(changedSinceChecked(root)).toBeNull()
})

it('says that nothing passed where there is no repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bandiera-checked-'))
  expect(changedSinceChecked(folder)).toBeNull()
  rmSync(folder, { recursive: true })
})

it('names what changed since, committed or not, new or gone, and nothing that git ignores', () => {
  rememberChecked(root)
  expect(changedSinceChecked(root)).toEqual([])
  write('b', '1')
  commit()
  write('c', '1')
  write('ignored', '1')
  rmSync(join(root, 'a'))
  expect(changedSinceChecked(root)).toEqual(['a', 'b', 'c'])
})

it('names what is undone of a change that passed without a commit', () => {
  write('a', '2')
  rememberChecked(root)
  expect(changedSinceChecked(root)).toEqual([])
  git('checkout', 'a')
  expect(changedSinceChecked(root)).toEqual(['a'])
})

it('leaves index, branch and files as they are', () => {
  write('a', '2')
  write('c', '1')
  const before = git('status', '--porcelain') + git('rev-parse', 'HEAD')
  rememberChecked(root)
  expect(git('status', '--porcelain') + git('rev-parse', 'HEAD')).toBe(before)
  expect(readFileSync(join(root, 'a'), 'utf8')).toBe('2')
})
