import { Box } from '@bandiera/ui'
import type { Range } from './match.ts'

/** A text with the parts that fitted what was typed. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  const parts = ranges.flatMap(([from, to], index) => [
    text.slice(index === 0 ? 0 : ranges[index - 1]![1], from),
    <Box component="mark" key={from} sx={{ bgcolor: 'transparent', color: 'primary.main', fontWeight: 600 }}>
      {text.slice(from, to)}
    </Box>,
  ])
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}
