import { Box } from '@bandiera/ui'
import type { Group, ShownItem } from './items.ts'
import { PaletteRow } from './palette-row.tsx'
import { testi } from './testi.ts'

interface Props {
  id: string
  groups: readonly Group[]
  chosen: ShownItem | undefined
  /** The pointer is on a line. */
  onChoose: (key: string) => void
  onTake: (line: ShownItem, elsewhere: boolean) => void
}

/** The list box of the palette: groups of options. */
export function PaletteList({ id, groups, ...rest }: Props) {
  return (
    <Box aria-label={testi.risultati} id={id} role="listbox" sx={list}>
      {groups.map((group, index) => (
        <Box aria-labelledby={`${id}-g${index}`} key={group.id} role="group" sx={{ pb: 1 }}>
          <Box id={`${id}-g${index}`} role="presentation" sx={heading}>
            {group.title}
            {group.total && <Box component="span" sx={{ fontWeight: 400 }}>{` · ${group.total}`}</Box>}
          </Box>
          {group.items.map((line) => (
            <PaletteRow key={line.key} line={line} list={id} {...rest} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

const list = { flex: '1 1 auto', minHeight: 0, overflowY: 'auto', px: 2, py: 1, '&:empty': { p: 0 } } as const
const heading = { px: 2, pt: 2, pb: 1, color: 'text.secondary', fontSize: '0.75rem', fontWeight: 600 } as const
