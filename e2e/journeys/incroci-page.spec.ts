import { expect, test } from '../fixtures.ts'

const tag = ['@mf-incroci', '@portal', '@mf-aziende', '@mf-bandi', '@mf-pratiche']
const PATHS = ['/incroci', '/incroci?tab=bando']
const list = { name: /^(Bandi|Aziende) per / }

test(
  'at 1280 px the list begins near the top, a line each, with the criteria of one beside it',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const path of PATHS) {
      await page.goto(path)
      const rows = page.getByRole('list', list).getByRole('listitem')
      const panel = page.getByRole('region', { name: /^Perché: / })
      await expect(panel.getByRole('table').or(panel.getByText(/non ha ancora criteri/))).toBeVisible()
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/1280-${PATHS.indexOf(path)}.png` })
      const boxes = await Promise.all([0, 1, 2, 3].map((at) => rows.nth(at).boundingBox()))
      expect(boxes[0]!.y, path).toBeLessThanOrEqual(260)
      expect(
        boxes.map((box) => box!.height),
        path,
      ).toEqual([36, 36, 36, 36])
      const box = (await panel.boundingBox())!
      expect(box.x).toBeGreaterThan(boxes[0]!.x + boxes[0]!.width)
      await rows.nth(2).click({ position: { x: 400, y: 4 } })
      await expect(page).toHaveURL(/riga=[0-9a-f]{24}/)
      await expect(rows.nth(2).getByRole('button', { name: /^Criteri: / })).toHaveAttribute('aria-expanded', 'true')
    }
  },
)

test('on a phone three records are in view, and one of them is a page of its own', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of PATHS) {
    await page.goto(path)
    const rows = page.getByRole('list', list).getByRole('listitem')
    await expect(rows.nth(2)).toBeVisible()
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/390-${PATHS.indexOf(path)}.png` })
    expect((await rows.first().boundingBox())!.y, path).toBeLessThanOrEqual(300)
    const third = (await rows.nth(2).boundingBox())!
    expect(third.y + third.height, path).toBeLessThanOrEqual(844)
    await rows
      .nth(1)
      .getByRole('button', { name: /^Criteri: / })
      .click()
    await expect(page.getByRole('region', { name: /^Perché: / })).toBeFocused()
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/390-panel-${PATHS.indexOf(path)}.png` })
    await page.getByRole('button', { name: 'Torna all’elenco' }).click()
    await expect(rows.nth(1).getByRole('button', { name: /^Criteri: / })).toBeFocused()
  }
})
