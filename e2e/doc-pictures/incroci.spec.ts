import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'

const FILE = join(import.meta.dirname, '../../docs/img/incroci.png')

test('the picture of the README', async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto('/incroci')
  const grant = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Da verificare', { exact: true }) })
    .first()
  await grant.getByRole('button', { name: /^Criteri: / }).click()
  await expect(page.getByRole('region', { name: /^Perché: / }).getByRole('table')).toBeVisible()
  await page.mouse.move(640, 20)
  await page.screenshot({ path: FILE })
})
