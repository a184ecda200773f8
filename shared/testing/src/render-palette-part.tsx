import type { PaletteEntry, PaletteProps } from '@bandiera/platform'
import { act } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { renderScreen, type ScreenOptions, type ScreenResult } from './render-screen.tsx'

/** A part of the palette at work; the answers are those to the last text. */
export interface PalettePartResult extends ScreenResult {
  /** Types another text. */
  type: (text: string) => void
  entries: () => readonly PaletteEntry[]
  /** Labels with their details, as they are read. */
  lines: () => string[]
  /** Address of the list with everything that was found. */
  all: () => string | undefined
}

/**
 * A part of the slots `comandi` and `ricerca` as the palette runs it.
 * @example
 * const { type, lines } = renderPalettePart(Component, { aziende: [unaAzienda()] })
 * type('rossi')
 * expect(lines()).toEqual(['Rossi S.r.l. | 01234567897'])
 */
export function renderPalettePart(Part: ComponentType<PaletteProps>, options: ScreenOptions = {}): PalettePartResult {
  let answer: { entries: readonly PaletteEntry[]; all: string | undefined } = { entries: [], all: undefined }
  let change = (_text: string): void => {}
  const report: PaletteProps['report'] = (entries, all) => (answer = { entries, all })
  function Palette() {
    const [text, setText] = useState('')
    change = setText
    return <Part report={report} text={text} />
  }
  return {
    ...renderScreen(<Palette />, options),
    type: (text) => act(() => change(text)),
    entries: () => answer.entries,
    lines: () => answer.entries.map(({ label, detail }) => [label, detail].filter(Boolean).join(' | ')),
    all: () => answer.all,
  }
}
