import { firstRole, type Usr } from '@bandiera/domain'
import {
  Box,
  Button,
  Chip,
  DeleteIcon,
  Divider,
  LinkButton,
  LogoutIcon,
  Paper,
  PersonIcon,
  Stack,
  Typography,
  UserAvatar,
} from '@bandiera/ui'
import { SettingSwitch, ShortcutSwitch } from '../keyboard/shortcut-switch.tsx'
import { canOpen } from '../modules/index.ts'
import { askLogout } from '../session/ask-logout.ts'
import { useManifest, useShell } from '../shell.ts'
import { texts } from '../texts.ts'
import { modeAtom, useFact } from '../state.ts'

interface Props {
  usr: Usr
  role: string | null
  onLeave: () => void
}

export function UserPanel({ usr, role, onLeave }: Props) {
  return (
    <Paper sx={{ width: 264, border: 1, borderColor: 'divider', boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)' }}>
      <Identity role={role} usr={usr} />
      <Divider />
      <Stack sx={{ p: 2, gap: 1, alignItems: 'stretch' }}>
        <ThemeSwitch />
        <ShortcutSwitch />
        <LinkButton onClick={onLeave} startIcon={<PersonIcon />} sx={row} to="/account">
          {texts.account}
        </LinkButton>
        <BinLink onLeave={onLeave} usr={usr} />
        <LogoutButton onLeave={onLeave} />
      </Stack>
    </Paper>
  )
}

const row = { justifyContent: 'flex-start', color: 'text.primary' } as const

function Identity({ usr, role }: Pick<Props, 'usr' | 'role'>) {
  const isAdmin = firstRole(usr.role) === 'admin'
  return (
    <Stack direction="row" sx={{ p: 3, gap: 3, alignItems: 'center' }}>
      <UserAvatar size={40} usr={usr} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} variant="body2">
          {usr.name?.trim() || texts.unnamed}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
          {role && <Chip label={role} />}
          {isAdmin && <Chip color="primary" label={texts.adminBadge} />}
        </Stack>
      </Box>
    </Stack>
  )
}

function ThemeSwitch() {
  const { theme } = useShell()
  const dark = useFact(modeAtom) === 'dark'
  return <SettingSwitch checked={dark} label={texts.darkTheme} onToggle={theme.toggle} />
}

/** Only for users who may delete something: the others have no page of the bin. */
function BinLink({ usr, onLeave }: Pick<Props, 'usr' | 'onLeave'>) {
  const manifest = useManifest()
  if (!canOpen(BIN, manifest, usr)) return null
  return (
    <LinkButton onClick={onLeave} startIcon={<DeleteIcon />} sx={row} to={BIN}>
      {texts.cestino}
    </LinkButton>
  )
}

const BIN = '/cestino'

function LogoutButton({ onLeave }: Pick<Props, 'onLeave'>) {
  const shell = useShell()
  const logout = () => {
    onLeave()
    void askLogout(shell)
  }
  return (
    <Button onClick={logout} startIcon={<LogoutIcon />} sx={row}>
      {texts.logout}
    </Button>
  )
}
