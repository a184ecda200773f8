import { useHeld } from '@bandiera/live'
import { Box, IconButton, NotificationsIcon, createOnDemand, useOnDemand } from '@bandiera/ui'
import { useId } from 'react'
import { useDisclosure } from '../layout/use-disclosure.ts'
import { useShell } from '../shell.ts'
import { texts as common } from '../texts.ts'
import { countUnreadLines } from './avvisi-lines.ts'
import { countUnread } from './notice-history.ts'
import { noticeTexts } from './texts.ts'
import { pastNoticesAtom, useFact } from '../state.ts'

const panel = createOnDemand(() => import('./notices-panel.tsx'))

export function NoticeBell() {
  const { notices } = useShell()
  const unread = countUnread(useFact(pastNoticesAtom)) + countUnreadLines(useHeld('avvisi'))
  const { open, close, rootProps, buttonProps } = useDisclosure()
  const panelId = useId()
  const failed = () => {
    close()
    notices.push({ text: common.offline, kind: 'error' })
  }
  const Panel = useOnDemand(panel, open, failed)?.NoticesPanel
  return (
    <Box {...rootProps} sx={{ position: { sm: 'relative' } }}>
      <IconButton
        {...buttonProps}
        aria-controls={panelId}
        aria-label={unread > 0 ? noticeTexts.unread(unread) : noticeTexts.notifications}
        onFocus={panel.preload}
        onPointerEnter={panel.preload}
        sx={{ width: 36, height: 36, color: 'text.secondary' }}
      >
        <NotificationsIcon />
        {unread > 0 && <Count>{unread > 99 ? '99+' : unread}</Count>}
      </IconButton>
      <Box aria-label={noticeTexts.notifications} hidden={!open} id={panelId} role="group" sx={place}>
        {Panel && <Panel history={notices.history} onLeave={close} />}
      </Box>
    </Box>
  )
}

function Count({ children }: { children: number | string }) {
  return (
    <Box aria-hidden component="span" sx={count}>
      {children}
    </Box>
  )
}

const place = {
  position: 'absolute',
  right: { xs: 8, sm: 0 },
  left: { xs: 8, sm: 'auto' },
  top: '100%',
  pt: 1,
  zIndex: 'appBar',
} as const
const count = {
  position: 'absolute',
  top: 1,
  right: 0,
  minWidth: 16,
  height: 16,
  px: '4px',
  borderRadius: 2,
  bgcolor: 'error.main',
  color: 'error.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: '16px',
} as const
