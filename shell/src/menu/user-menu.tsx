import { firstRole, roleLabels, type Usr } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, ButtonBase, HiddenText, UserAvatar, createOnDemand, hidden, type Theme, useOnDemand } from '@bandiera/ui'
import { useEffect, useId } from 'react'
import { useShell } from '../shell.ts'
import { texts } from '../texts.ts'
import { whenIdle } from '../when-idle.ts'
import { useHoverDisclosure } from '../layout/use-disclosure.ts'

const panel = createOnDemand(() => import('./user-panel.tsx'))

/** The user's button and the panel it discloses: not an ARIA menu, since it holds a switch, a link and a button. */
export function UserMenu() {
  const { usr } = usePortal()
  return usr && <OpenableMenu usr={usr} />
}

function OpenableMenu({ usr }: { usr: Usr }) {
  const { notices } = useShell()
  const { open, leave, rootProps, buttonProps } = useHoverDisclosure()
  // load the panel early: a user who loses the connection can still sign out
  useEffect(() => whenIdle(panel.preload), [])
  const failed = () => {
    leave()
    notices.push({ text: texts.offline, kind: 'error' })
  }
  const Panel = useOnDemand(panel, open, failed)?.UserPanel
  const panelId = useId()
  const role = firstRole(usr.role)
  return (
    <Box {...rootProps} className="no-print" sx={{ position: 'relative' }}>
      <ButtonBase
        {...buttonProps}
        aria-controls={panelId}
        onFocus={panel.preload}
        onPointerEnter={panel.preload}
        sx={{ gap: 2, py: 1, px: 2, borderRadius: 1, typography: 'body2', '&:hover': { bgcolor: 'action.hover' } }}
      >
        <UserAvatar size={28} usr={usr} />
        <Box component="span" sx={nameStyle}>
          {usr.name?.trim() || texts.unnamed}
        </Box>
        <HiddenText>– {texts.menuUtente}</HiddenText>
      </ButtonBase>
      <Box
        aria-label={texts.userMenuTitle}
        hidden={!open}
        id={panelId}
        role="group"
        sx={{ position: 'absolute', right: 0, top: '100%', pt: 1, zIndex: 'appBar' }}
      >
        {Panel && <Panel onLeave={leave} role={role && roleLabels[role]} usr={usr} />}
      </Box>
    </Box>
  )
}

/** A phone shows the avatar instead of the name; screen readers still read the name. */
const nameStyle = ({ breakpoints }: Theme) => ({
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [breakpoints.down('sm')]: hidden,
})
