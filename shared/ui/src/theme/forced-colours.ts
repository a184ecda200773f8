const picked =
  '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]), .Mui-selected'

/**
 * Where the system paints everything in its own few colours (`forced-colors`), backgrounds are gone: what is chosen, what has
 * the focus, and what is switched on is told by lines and by the system's colour of choice.
 */
export const forcedColours = {
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
