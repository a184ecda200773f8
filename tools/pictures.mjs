import { ensureBuilt } from './lib/built.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { takePictures } = await import('./lib/pictures.mjs')
const { close } = await import('./lib/close.mjs')
const [name = ''] = process.argv.slice(2)
if ((await ensureBuilt()) !== 0) process.exit(1)
close(await takePictures(name))
