import { Box, HiddenText, OpenInNewIcon, PortalIcon } from '@bandiera/ui'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { type Group, optionId, type ShownItem } from './items.ts'
import { paletteTexts } from './texts.ts'
import { KeyCaps } from '../keyboard/key-caps.tsx'
import type { Range } from './match.ts'

interface Props {
  id: string
  groups: readonly Group[]
  chosen: ShownItem | undefined
  onChoose: (key: string) => void
  onTake: (line: ShownItem, elsewhere: boolean) => void
}

export function PaletteList({ id, groups, ...rest }: Props) {
  return (
    <Box aria-label={paletteTexts.results} id={id} role="listbox" sx={list}>
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

interface RowProps extends Omit<Props, 'id' | 'groups'> {
  line: ShownItem
  list: string
}

/** One option. A page is a real link, so that the middle button and the browser's own menu work on it. */
function PaletteRow({ line, list, chosen, onChoose, onTake }: RowProps) {
  const { item, key, ranges, detailRanges } = line
  const selected = chosen?.key === key
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (selected) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [selected])
  const onClick = (event: MouseEvent) => {
    // with a modifier the browser opens the link elsewhere
    if (item.to && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    event.preventDefault()
    onTake(line, false)
  }
  const link = item.to ? { component: Link, to: item.to } : {}
  return (
    <Box
      {...link}
      aria-selected={selected}
      id={optionId(list, line)}
      onClick={onClick}
      onPointerMove={() => selected || onChoose(key)}
      ref={row}
      role="option"
      sx={{ ...option, bgcolor: selected ? 'action.selected' : undefined }}
      tabIndex={-1}
    >
      <PortalIcon name={item.icon} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={clip} title={item.label}>
          <Marked ranges={ranges} text={item.label} />
          {item.away && <HiddenText>{paletteTexts.newWindow}</HiddenText>}
        </Box>
        {item.detail && (
          <>
            {' '}
            <Box component="span" sx={detail} title={item.detail}>
              <Marked ranges={detailRanges} text={item.detail} />
            </Box>
          </>
        )}
      </Box>
      {item.away && <OpenInNewIcon aria-hidden fontSize="small" />}
      {item.keys && (
        <Box aria-hidden sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          <KeyCaps keys={item.keys} />
        </Box>
      )}
    </Box>
  )
}

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: { xs: 44, sm: 36 },
  px: 2,
  py: 0.5,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { color: 'text.secondary', flex: 'none' },
} as const
const clip = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const detail = { ...clip, color: 'text.secondary', fontSize: '0.75rem', lineHeight: 1.35 } as const

function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
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
