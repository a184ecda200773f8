import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { startPortal } from '../test/protocol/portal.ts'
import { moduleCli } from '../test/registry/cli.ts'
import { letHave } from '../test/registry/team.ts'

// built by the target `fixtures` of tools: a shell and versions of a module
const built = path.join(__dirname, '../../tools/dist/federation')

it('publishes two versions of a module as the real build makes them, side by side', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'bandiera-real-'))
  await mkdir(path.join(out, 'radice/shell'), { recursive: true })
  await cp(path.join(built, 's'), path.join(out, 'radice/shell/dist'), { recursive: true })
  const portal = await startPortal({ env: { BANDIERA_ROOT: path.join(out, 'radice') } })
  for (const version of ['1.0.0', '1.1.0']) {
    const dist = path.join(built, 'm/mf-prova', version)
    const words = ['publish', 'mf-prova', '--from', dist, '--server', portal.url]
    const { code, said } = await moduleCli(words, { BANDIERA_DATA: portal.dataDir })
    expect([said, code]).toEqual([expect.stringContaining(`Published: mf-prova ${version}.`), 0])
    await letHave(portal, { id: 'mf-prova', version })
    const { files } = JSON.parse(await readFile(path.join(dist, 'module.json'), 'utf8')) as { files: object }
    for (const name of ['module.json', ...Object.keys(files)]) {
      const headers = { host: 'localhost' }
      const { rawPayload } = await portal.app.inject({ url: `/m/mf-prova/${version}/${name}`, headers })
      expect(rawPayload).toEqual(await readFile(path.join(dist, name)))
    }
  }
  await portal.stop()
  await rm(out, { recursive: true })
})
