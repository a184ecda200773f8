import { createPortalTheme } from './portal-theme.ts'

it('changes the layout at 600, 1024, 1440 and 1920 pixels', () => {
  const { breakpoints } = createPortalTheme('light')
  expect(breakpoints.values).toEqual({ xs: 0, sm: 600, md: 1024, lg: 1440, xl: 1920 })
  expect(breakpoints.up('md')).toBe('@media (min-width:1024px)')
})

it('is light or dark as asked', () => {
  expect(createPortalTheme('light').palette.mode).toBe('light')
  expect(createPortalTheme('dark').palette.mode).toBe('dark')
})

it('has the rows of the usual list for a height that another version stored', () => {
  const rowsOf = (density: 'compatta') => createPortalTheme('light', undefined, density).mixins.row
  expect(rowsOf('larghissima' as 'compatta')).toEqual(rowsOf('compatta'))
})

it('has letters of 16 pixels in fields under a finger: a phone zooms into smaller ones', () => {
  const baseline = createPortalTheme('light').components?.MuiCssBaseline?.styleOverrides as Record<string, unknown>
  expect(baseline['@media (pointer: coarse)']).toEqual({
    'input, select, textarea': { fontSize: 'max(16px, 1em) !important' },
  })
})
