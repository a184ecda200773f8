import type { Page } from '@playwright/test'

/** A run of letters on a sheet; millimetres from the left and the upper edge. */
export interface Printed {
  text: string
  x: number
  y: number
  width: number
}

/** What a browser prints: the words of each sheet and their positions. */
export interface Paper {
  sheets: readonly (readonly Printed[])[]
  /** The words of each sheet in their order, with single spaces. */
  texts: readonly string[]
}

const MM = 25.4 / 72

// the reader looks for it when it is loaded; it serves for drawing alone
Object.assign(globalThis, { DOMMatrix: globalThis.DOMMatrix ?? class {} })

/** Prints the page on A4 and reads the sheets back. */
export async function paperOf(page: Page): Promise<Paper> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const data = new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
  const document = await getDocument({ data, verbosity: 0 }).promise
  const sheets: Printed[][] = []
  for (let n = 1; n <= document.numPages; n++) {
    const sheet = await document.getPage(n)
    const height = sheet.view[3]!
    const { items } = await sheet.getTextContent()
    sheets.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , x, y] = item.transform as number[]
        return { text: item.str, x: x! * MM, y: (height - y!) * MM, width: item.width * MM }
      }),
    )
  }
  await document.destroy()
  return { sheets, texts: sheets.map(textOf) }
}

const textOf = (sheet: readonly Printed[]): string =>
  sheet
    .map(({ text }) => text)
    .join(' ')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')

/** Millimetres between two headings of a table on its first sheet: the width of the first one's column. */
export function columnWidth({ sheets }: Paper, heading: string, next: string): number {
  const at = (label: string) => sheets[0]!.find(({ text }) => text.trim() === label)?.x ?? Number.NaN
  return at(next) - at(heading)
}
