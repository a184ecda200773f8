import { Box, OpenInNewIcon, PortalIcon, HiddenText } from '@bandiera/ui'
import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { Kbd } from '../keyboard/kbd.tsx'
import type { ShownItem } from './items.ts'
import { Marked } from './marked.tsx'
import { optionId } from './option-id.ts'
import { testi } from './testi.ts'

interface Props {
  line: ShownItem
  list: string
  chosen: ShownItem | undefined
  onChoose: (key: string) => void
  onTake: (line: ShownItem, elsewhere: boolean) => void
}

/** One option. A page is a real link, so that the middle button and the browser's own menu work on it. */
export function PaletteRow({ line, list, chosen, onChoose, onTake }: Props) {
  const { item, key, ranges } = line
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
      <Box component="span" sx={clip}>
        <Marked ranges={ranges} text={item.label} />
        {item.away && <HiddenText>{testi.nuovaFinestra}</HiddenText>}
        {item.detail && <Box component="span" sx={{ ml: 2, color: 'text.secondary' }}>{` ${item.detail}`}</Box>}
      </Box>
      {item.away && <OpenInNewIcon aria-hidden fontSize="small" />}
      {item.keys && (
        <Box aria-hidden sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          <Kbd keys={item.keys} />
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
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { color: 'text.secondary', flex: 'none' },
} as const
const clip = { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
