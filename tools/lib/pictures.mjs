// @ts-check
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contactSheet } from './contact-sheet.mjs'
import { runJourneys } from './journeys.mjs'
import { root } from './run.mjs'

const folder = join(root, 'foto')

/**
 * A picture of every page and state, in both themes and at both widths, in `foto/`, with a page to look at them.
 * @param {string} name what the names of the pictures must contain; all of them when empty
 * @returns {Promise<import('./results.mjs').Count>}
 */
export async function takePictures(name) {
  mkdirSync(folder, { recursive: true })
  for (const file of pictures()) if (file.includes(name)) rmSync(join(folder, file))
  const count = await runJourneys(['--project=foto'], { BANDIERA_PICTURES: folder, BANDIERA_PICTURES_NAME: name })
  const sheet = join(folder, 'index.html')
  writeFileSync(sheet, contactSheet(pictures()))
  console.log(`\n${pictures().length} pictures. Look at them in ${sheet}`)
  return count
}

const pictures = () => readdirSync(folder).filter((file) => file.endsWith('.png'))
