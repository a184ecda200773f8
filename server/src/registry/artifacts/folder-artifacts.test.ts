import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { artifactsContract } from './testing/artifacts-contract.ts'
import { folderArtifacts } from './folder-artifacts.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bandiera-moduli-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('a folder', () => {
  artifactsContract(async () => {
    const root = path.join(folder, 'moduli')
    return { artifacts: folderArtifacts(root), again: () => folderArtifacts(root) }
  })
})

it('says which place cannot be written', async () => {
  await writeFile(path.join(folder, 'moduli'), '')
  await expect(folderArtifacts(path.join(folder, 'moduli')).write('mf-x/a.js', Buffer.from('a'))).rejects.toMatchObject(
    {
      code: 'DATA_UNWRITABLE',
    },
  )
})
