import type { Browser, Page } from 'playwright-core'
import { newcomer } from '../boot/visit.ts'
import { pressUntil } from '../press-again.ts'
import type { Session } from '../session.ts'

/** Two pages in browsers of their own that show the same value. */
export interface Pair {
  writer: Page
  reader: Page
  /** Shows the value, in both pages. */
  cell: string
  /** Writes the next value when it is pressed. */
  press: string
  /** Makes the next value ready to be pressed, and tells its text. */
  prepare: (round: number) => Promise<string>
}

/** Who writes, and who looks on. */
export type People = Record<'writer' | 'reader', Session>

/** Wide enough for the column of the person. */
const WIDE = { width: 1600, height: 900 }
/** What opens the choice of the person of a case file. */
const OWNER = 'main tbody button[data-edit][aria-label*="assegnazione"]'
const OTHER_PERSON = '[role="menuitemradio"][aria-checked="false"]'

/** Two people have the list of case files open; one of them gives a case file to another colleague, in its row. */
export async function openPortals(browser: Browser, url: string, people: People): Promise<Pair> {
  const open = async (session: Session): Promise<Page> => {
    const page = await (await newcomer(browser, { line: { url }, session })).newPage()
    // the run has a limit, its waits have none
    page.setDefaultTimeout(0)
    await page.setViewportSize(WIDE)
    await page.goto(`${url}/pratiche`)
    await pressUntil(page, { selector: OWNER })
    await page.waitForLoadState('networkidle')
    return page
  }
  const [writer, reader] = [await open(people.writer), await open(people.reader)]
  const cell = await cellWithChoice(writer)
  return {
    writer,
    reader,
    cell,
    press: OTHER_PERSON,
    async prepare() {
      await writer.locator(cell).getByRole('button').click()
      return writer.locator(OTHER_PERSON).first().innerText()
    },
  }
}

/** That of the first case file which more than one person may have. */
async function cellWithChoice(page: Page): Promise<string> {
  for (const owner of await page.locator(OWNER).all()) {
    await owner.click()
    await page.getByRole('menuitemradio').first().waitFor()
    const others = await page.locator(OTHER_PERSON).count()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    if (others > 0) return owner.evaluate(cellOf)
  }
  throw new Error('no case file on screen may have two people')
}

/** In the page: where the cell of a button is, in words of any page with the same list. */
function cellOf(button: Element): string {
  const [cell, row] = [button.closest('td, th')!, button.closest('tr')!]
  const href = row.querySelector('a[href^="/pratica/"]')!.getAttribute('href')!
  return `tr:has(a[href="${href}"]) > :nth-child(${[...row.children].indexOf(cell) + 1})`
}

/** Two pages that do no more than write and show. */
export async function openPlain(browser: Browser, url: string): Promise<Pair> {
  const open = async (): Promise<Page> => {
    const page = await (await browser.newContext()).newPage()
    page.setDefaultTimeout(0)
    await page.goto(url)
    await page.locator('html[data-open]').waitFor()
    return page
  }
  const [writer, reader] = [await open(), await open()]
  return {
    writer,
    reader,
    cell: 'output',
    press: 'button',
    async prepare(round) {
      const text = `Collega ${round}`
      await writer.locator('button').evaluate(setValue, text)
      return text
    },
  }
}

/** In the page. */
const setValue = (button: HTMLElement | SVGElement, text: string): void => button.setAttribute('value', text)
