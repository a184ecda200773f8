import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runJourneys } from './journeys.mjs'
import { root } from './run.mjs'

const folder = join(root, 'pictures')

/** A picture of every page and state, in both themes and at both widths, in `pictures/`, with a page to look at them.
 * @param {string} name what the names of the pictures must contain; all of them when empty */
export async function takePictures(name) {
  mkdirSync(folder, { recursive: true })
  for (const file of pictures()) if (file.includes(name)) rmSync(join(folder, file))
  const count = await runJourneys(['--project=pictures'], { BANDIERA_PICTURES: folder, BANDIERA_PICTURES_NAME: name })
  const sheet = join(folder, 'index.html')
  writeFileSync(sheet, contactSheet(pictures()))
  console.log(`\n${pictures().length} pictures. Look at them in ${sheet}`)
  return count
}

const pictures = () => readdirSync(folder).filter((file) => file.endsWith('.png'))

const STYLE = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: #eceff3; color: #1c2127 }
h2 { font-size: 16px; margin: 32px 0 8px }
.row { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
figure { margin: 0; flex: none }
img { display: block; border: 1px solid #aab2bd; background: #fff }
img[src*='--1280.'] { width: 560px }
img[src*='--390.'] { width: 195px }
`

/** One page with every picture: a row per page and visitor, its themes and widths side by side.
 * @param {string[]} files named `page--visitor--theme--width.png` @returns {string} HTML */
export function contactSheet(files) {
  const names = [...new Set(files.toSorted().map(nameOf))]
  const row = (/** @type {string} */ name) => files.filter((file) => nameOf(file) === name).map(figure)
  const body = names.map((name) => `<h2>${name}</h2><div class="row">${row(name).join('')}</div>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages of the portal</title><style>${STYLE}</style>
<h1>${names.length} pages and states, ${files.length} pictures</h1>
${body.join('\n')}
</html>
`
}

/** Page and visitor. @param {string} file */
const nameOf = (file) => file.split('--').slice(0, 2).join(' · ')

/** @param {string} file */
function figure(file) {
  const [theme, width] = file.replace('.png', '').split('--').slice(2)
  const caption = `${theme}, ${width} px`
  return `<figure><a href="${file}"><img alt="${caption}" loading="lazy" src="${file}"></a><figcaption>${caption}</figcaption></figure>`
}
