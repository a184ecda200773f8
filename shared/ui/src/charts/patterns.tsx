import { useTheme } from '@mui/material/styles'

/** Fill of a series: the first is plain, the others are hatched each in its way, so that colour never speaks alone. */
export const fillOf = (id: string, index: number, colour: string): string =>
  index === 0 ? colour : `url(#${id}-${index})`

/** The hatches that `fillOf` names. */
export function Patterns({ id, colours }: { id: string; colours: readonly string[] }) {
  const surface = useTheme().palette.background.paper
  return (
    <defs>
      {colours.map((colour, index) => {
        const look = HATCHES[(index - 1) % HATCHES.length]
        return (
          index > 0 &&
          look && (
            <pattern
              height={6}
              id={`${id}-${index}`}
              key={index}
              patternTransform={`rotate(${look.turn})`}
              patternUnits="userSpaceOnUse"
              width={6}
            >
              <rect fill={colour} height={6} width={6} />
              <rect fill={surface} height={6} width={look.gap} />
            </pattern>
          )
        )
      })}
    </defs>
  )
}

const HATCHES = [
  { turn: 45, gap: 2 },
  { turn: 0, gap: 2 },
  { turn: 135, gap: 1.5 },
] as const

/** Dashes of a line: the first is whole. */
export const dashOf = (index: number): string | undefined => [undefined, '6 4', '2 3', '10 3 2 3'][index % 4]
