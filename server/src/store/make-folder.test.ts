import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { makeFolder } from './make-folder.ts'

let base: string
beforeEach(async () => void (base = await mkdtemp(path.join(os.tmpdir(), 'folder-'))))
afterEach(() => rm(base, { recursive: true }))

it('creates the folder with its missing parents, also when it is there already', async () => {
  const folder = path.join(base, 'a', 'b')
  await makeFolder(folder)
  await makeFolder(folder)
  expect((await stat(folder)).isDirectory()).toBe(true)
})

it('refuses a path below a file', async () => {
  await writeFile(path.join(base, 'file'), '')
  await expect(makeFolder(path.join(base, 'file'))).rejects.toThrow('EEXIST')
  await expect(makeFolder(path.join(base, 'file', 'a'))).rejects.toThrow('EEXIST')
})

const onLinux = process.platform === 'linux' ? it : it.skip
onLinux('ends with an error where no folder can be made', () =>
  expect(makeFolder('/proc/bandiera')).rejects.toThrow('ENOENT'),
)
