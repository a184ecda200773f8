import { type Mode, surfaces } from '@bandiera/domain'
import type { Components, Theme } from '@mui/material/styles'
import { printStyles } from '../print/print-styles.tsx'

const picked =
  '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]), .Mui-selected'

/** With `forced-colors` the system paints without backgrounds: lines and its highlight colour mark what is chosen or focused. */
const forcedColours = {
  '@media (forced-colors: active)': {
    [picked]: { outline: '2px solid Highlight', outlineOffset: -2 },
    ':focus-visible, .Mui-focusVisible': { outline: '3px dashed Highlight !important' },
    '.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'Highlight !important' },
    '.MuiSwitch-thumb, .MuiSwitch-track': { border: '1px solid ButtonText', opacity: '1 !important' },
    '.MuiSwitch-thumb': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText !important' },
    '.Mui-checked + .MuiSwitch-track, .MuiLinearProgress-bar': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight !important',
    },
  },
} as const

export type Density = 'compatta' | 'comoda'
export const ROW_HEIGHT: Record<Density, number> = { compatta: 36, comoda: 44 }

/** Styles of MUI's parts: flat, dense, with a focus ring of 2 px on every focusable element. */
export function components(mode: Mode, brand: string): Components<Omit<Theme, 'components'>> {
  return { ...base(brand), ...controls(mode, brand), ...surfacesOf(mode) }
}

const ring = (brand: string) => ({ outline: `2px solid ${brand}`, outlineOffset: 2 })

function base(brand: string): Components<Omit<Theme, 'components'>> {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // a focused element is never hidden by the bars at both edges (WCAG 2.4.11)
        html: { scrollPaddingTop: 96, scrollPaddingBottom: 96 },
        body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
        'a:focus-visible, button:focus-visible, summary:focus-visible, [tabindex]:focus-visible': ring(brand),
        'h1[tabindex="-1"]:focus-visible, main:focus-visible': { outline: 'none' },
        // a phone zooms into a field with smaller letters, and stays zoomed
        '@media (pointer: coarse)': { 'input, select, textarea': { fontSize: 'max(16px, 1em) !important' } },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
        },
        ...forcedColours,
        ...printStyles,
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': ring(brand) } },
    },
    MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' }, fontSizeSmall: { fontSize: '1.125rem' } } },
  }
}

function controls(mode: Mode, brand: string): Components<Omit<Theme, 'components'>> {
  const line = mode === 'light' ? '#8a94a1' : '#6b7684'
  const muted = { '&.Mui-disabled': { color: surfaces[mode].muted } }
  return {
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: { root: { minHeight: 32, paddingInline: 12, whiteSpace: 'nowrap' } },
    },
    MuiIconButton: { defaultProps: { size: 'small' } },
    // inline padding makes a line of text a target of 24 px without moving anything
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 500, paddingBlock: 5 } } },
    MuiOutlinedInput: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: {
          backgroundColor: surfaces[mode].paper,
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: brand, borderWidth: 2 },
        },
        notchedOutline: { borderColor: line },
        input: { height: '1.25rem', '&::placeholder': { opacity: 0.75 } },
      },
    },
    // name and help of a disabled field are still read: only its control is dimmed
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem', ...muted } } },
    MuiFormLabel: { styleOverrides: { root: { fontSize: '0.875rem', fontWeight: 500, color: 'inherit', ...muted } } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiChip: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 4, fontWeight: 500 } } },
    MuiTab: { styleOverrides: { root: { minWidth: 0, minHeight: 40, paddingInline: 10, paddingBlock: 8 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
    MuiTooltip: { defaultProps: { arrow: true } },
  }
}

function surfacesOf(mode: Mode): Components<Omit<Theme, 'components'>> {
  const tone = surfaces[mode]
  const border = `1px solid ${tone.line}`
  return {
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' }, styleOverrides: { root: { borderBottom: border } } },
    MuiDrawer: { styleOverrides: { paper: { borderColor: tone.line } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 600 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px', flexWrap: 'wrap', rowGap: 8 } } },
    MuiDialog: { styleOverrides: { paper: { border, boxShadow: '0 8px 32px rgb(0 0 0 / 0.24)' } } },
    MuiMenu: { styleOverrides: { paper: { border, boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)' } } },
    MuiAutocomplete: { styleOverrides: { paper: { border, boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)' } } },
    MuiAlert: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { paddingBlock: 4 } } },
    // more room for the text: the arrow shows on hover, and on the sorted column
    MuiTableSortLabel: { styleOverrides: { icon: { fontSize: '1rem', marginInline: 2 } } },
    MuiTableRow: {
      styleOverrides: {
        // text in colours of meaning stays readable on selected rows, also under the pointer
        root: { '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tone.hover } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: tone.line, padding: '0 12px', fontSize: '0.875rem' },
        head: { fontWeight: 600, fontSize: '0.8125rem', color: tone.muted, backgroundColor: tone.page },
      },
    },
  }
}
