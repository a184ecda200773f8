import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runJourneys } from './journeys.mjs'
import { root } from './run.mjs'

const folder = join(root, 'pictures')

/** A picture of every page and state, in both themes and at both widths, in `pictures/`, with a page to look at them.
 * @param {string} name what the names of the pictures must contain; all of them when empty */
export async function takePictures(name) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder))
    if (/\.(png|json)$/.test(file) && file.includes(name)) rmSync(join(folder, file))
  const count = await runJourneys(['--project=pictures'], { BANDIERA_PICTURES: folder, BANDIERA_PICTURES_NAME: name })
  const sheet = join(folder, 'index.html')
  writeFileSync(sheet, contactSheet(pictures(), numbersOf))
  printNumbers()
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

/** @typedef {{ firstRow: number | null, rowHeight: [number, number] | null, groups: number }} Numbers */

/** What was measured of the page of a picture. @param {string} file @returns {Numbers | null} */
function numbersOf(file) {
  const path = join(folder, file.replace(/png$/, 'json'))
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** First row and height of rows, of each list that has rows; in pixels. */
function printNumbers() {
  for (const file of pictures().filter((one) => one.includes('--light--'))) {
    const numbers = numbersOf(file)
    if (numbers?.firstRow) console.log(`${file.replace('.png', '').padEnd(56)} ${captionOf(numbers)}`)
  }
}

/** @param {Numbers} numbers */
const captionOf = ({ firstRow, rowHeight, groups }) =>
  `first row at ${firstRow}, rows of ${rowHeight?.join(' to ')} px, ${groups} control groups above`

/** One page with every picture: a row per page and visitor, its themes and widths side by side.
 * @param {string[]} files named `page--visitor--theme--width.png` @param {(file: string) => Numbers | null} [measured] @returns {string} HTML */
export function contactSheet(files, measured = () => null) {
  const names = [...new Set(files.toSorted().map(nameOf))]
  const row = (/** @type {string} */ name) =>
    files.filter((file) => nameOf(file) === name).map((file) => figure(file, measured(file)))
  const body = names.map((name) => `<h2>${name}</h2><div class="row">${row(name).join('')}</div>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages of the portal</title><style>${STYLE}</style>
<h1>${names.length} pages and states, ${files.length} pictures</h1>
${body.join('\n')}
</html>
`
}

/** Page and visitor. @param {string} file */
const nameOf = (file) => file.split('--').slice(0, 2).join(' · ')

/** @param {string} file @param {Numbers | null} numbers */
function figure(file, numbers) {
  const [theme, width] = file.replace('.png', '').split('--').slice(2)
  const caption = `${theme}, ${width} px${numbers?.firstRow ? `: ${captionOf(numbers)}` : ''}`
  return `<figure><a href="${file}"><img alt="${caption}" loading="lazy" src="${file}"></a><figcaption>${caption}</figcaption></figure>`
}
