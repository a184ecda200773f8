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
