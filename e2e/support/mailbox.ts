import { expect } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The link of the newest mail to an address, as path of the portal; waits for the mail. Mails of the demo are files in the
 * data folder.
 * @param besides paths of earlier mails, which do not count
 */
export async function linkFor(dataFolder: string, address: string, besides: readonly string[] = []): Promise<string> {
  let found = ''
  const look = async () => {
    const paths = await linksFor(join(dataFolder, 'posta/localhost'), address)
    found = paths.findLast((path) => !besides.includes(path)) ?? ''
    return found
  }
  await expect.poll(look, { message: `a mail with a link to ${address}` }).not.toBe('')
  return found
}

async function linksFor(folder: string, address: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`<${address}>`) || mail.includes(`To: ${address}`)).flatMap(pathIn)
}

/** Long lines of a mail are broken with `=`, which is itself written `=3D`. */
function pathIn(mail: string): string[] {
  const whole = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const path = /https?:\/\/[^/\s]+(\/(?:registrazione|resetPwd)\/[\w.-]+)/.exec(whole)?.[1]
  return path ? [path] : []
}
