import { contrast, hex, surfaces, type Mode } from '@bandiera/domain'
import { createPortalTheme, meanings } from './portal-theme.ts'

const MODES: Mode[] = ['light', 'dark']

it.each(MODES)('keeps the colours of meaning and the muted text readable on every surface (%s)', (mode) => {
  const { page, paper, hover, muted, text } = surfaces[mode]
  for (const colour of [...Object.values(meanings[mode]), muted, text])
    for (const surface of [page, paper, hover]) expect(contrast(hex(colour), hex(surface))).toBeGreaterThanOrEqual(4.5)
})

it.each(MODES)('gives links and buttons a readable shade of a brand that is too pale or too dark (%s)', (mode) => {
  for (const brand of ['#ffee58', '#0a0a2a']) {
    const { primary, background } = createPortalTheme(mode, brand).palette
    expect(contrast(hex(primary.main), hex(background.paper))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(hex(primary.main), hex(primary.contrastText))).toBeGreaterThanOrEqual(4.5)
  }
})
