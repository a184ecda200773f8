import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'

const tag = ['@mf-pratiche', '@portal', '@mf-aziende', '@mf-incroci']

const PDF = Buffer.from('%PDF-1.4\nprova\n%%EOF\n')

/** A case file of one of the signed-in person's companies. */
async function anyPratica(page: Page): Promise<string> {
  await page.goto('/dashboard')
  const found = await page.evaluate(async () => {
    const bearer = localStorage.getItem('socketcluster.authToken') ?? ''
    const headers = { authorization: `Bearer ${bearer}` }
    const text = await (await fetch('/sync/pull?since=0&ep=&colls=pratiche', { headers })).text()
    const claims = (bearer.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { sub } = JSON.parse(atob(claims)) as { sub: string }
    type Line = { ch?: { d?: { _id: string; gestoreId?: string } }[] }
    const lines = text
      .trim()
      .split('\n')
      .flatMap((line) => (JSON.parse(line) as Line).ch ?? [])
    return lines.find(({ d }) => d?.gestoreId === sub)?.d?._id
  })
  if (!found) throw new Error('no case file')
  return found
}

/** Chooses a file with the button of that name. */
async function choose(page: Page, file: string, buffer = PDF): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Scegli file' }).click()
  await (await chooser).setFiles({ name: file, mimeType: 'application/pdf', buffer })
}

test(
  'a document is uploaded from the page of its company with two presses, and seen at once elsewhere',
  { tag },
  async ({ signedIn }) => {
    const [page, other] = [await signedIn('gestore'), await signedIn('gestore')]
    const azienda = (await anyPratica(page)).split('-')[1]
    await page.goto(`/azienda/${azienda}`)
    await other.goto(`/azienda/${azienda}?tab=documenti`)
    await expect(other.getByRole('button', { name: 'Scegli file' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Pratiche e documenti' })).toBeVisible()
    const clicks = countClicks(page)
    await page.getByRole('tab', { name: 'Pratiche e documenti' }).click()
    await choose(page, 'Statuto di prova.pdf')
    await expect(page.getByRole('button', { name: 'Statuto di prova', exact: true })).toBeVisible()
    await clicks.atMost(2)
    await expect(other.getByRole('button', { name: 'Statuto di prova', exact: true })).toBeVisible()
  },
)

test('a file that is refused stays with its reason, also after another tab was open', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  const azienda = (await anyPratica(page)).split('-')[1]
  await page.goto(`/azienda/${azienda}?tab=documenti`)
  await choose(page, 'finto.pdf', Buffer.from('<html></html>'))
  await expect(page.getByText(/Il contenuto del file non corrisponde al tipo pdf/)).toBeVisible()
  await page.getByRole('tab', { name: 'Scheda' }).click()
  await page.getByRole('tab', { name: 'Pratiche e documenti' }).click()
  await expect(page.getByText(/Il contenuto del file non corrisponde al tipo pdf/)).toBeVisible()
  await page.getByRole('button', { name: 'Rimuovi: finto.pdf' }).click()
  await expect(page.getByText('finto.pdf')).toBeHidden()
})

test(
  'a document is saved, gets a new version and opens without login once it is public',
  { tag },
  async ({ signedIn, page: visitor }) => {
    const page = await signedIn('gestore')
    await page.goto(`/pratica/${await anyPratica(page)}?tab=documenti`)
    await choose(page, 'Accordo di prova.pdf')
    const actions = page.getByRole('button', { name: 'Azioni per Accordo di prova' })
    await actions.click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Scarica' }).click()
    expect((await saved).suggestedFilename()).toBe('Accordo di prova.pdf')
    await actions.click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: 'Carica nuova versione' }).click()
    const buffer = Buffer.concat([PDF, Buffer.from('seconda')])
    await (await chooser).setFiles({ name: 'accordo.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.getByText('«accordo.pdf» è caricato.').first()).toBeVisible()
    await actions.click()
    await expect(page.getByRole('menuitem', { name: 'Versioni precedenti (1)' })).toBeVisible()
    const made = page.waitForRequest((request) => /"\$set":\{[^}]*"pubblico":true/.test(request.postData() ?? ''))
    await page.getByRole('menuitem', { name: 'Rendi pubblico' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rendi pubblico' }).click()
    const [id] = /[0-9a-f]{24}/.exec((await made).postData() ?? '') ?? []
    await expect(page.getByText(/· Pubblico/).first()).toBeVisible()
    const answer = await visitor.request.get(`/Doc/${id}`)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  },
)
