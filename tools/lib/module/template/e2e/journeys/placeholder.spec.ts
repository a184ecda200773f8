import { expect, test } from '../fixtures.ts'

// the modules whose code it runs, its own first: see e2e/README.md
const tag = ['@mf-placeholder', '@portal', '@mf-incroci']

test(
  'the page of mf-placeholder is one press away in the menu and lists what the user sees',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Placeholder' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Placeholder' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Aziende' }).getByRole('listitem').first()).toBeVisible()
  },
)
