import type { Mode } from '@bandiera/domain'
import { useTheme } from '@mui/material/styles'

/** After the tenant's own colour; each at least 3:1 on every surface of its theme. Never the only difference: series also differ in pattern. */
export const chartColours: Record<Mode, readonly string[]> = {
  light: ['#B45309', '#0F766E', '#7C3AED', '#BE185D', '#57606A'],
  dark: ['#F0B45A', '#4FD1C0', '#B79CFF', '#F58BB8', '#A8B3BF'],
}

/** The colour of each series, in order; after the last they begin again. */
export function useChartColours(): (index: number) => string {
  const { palette } = useTheme()
  const colours = [palette.primary.main, ...chartColours[palette.mode]]
  return (index) => colours[index % colours.length] ?? palette.primary.main
}
