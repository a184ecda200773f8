import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import Add from '@mui/icons-material/Add'
import Business from '@mui/icons-material/BusinessOutlined'
import Calculate from '@mui/icons-material/CalculateOutlined'
import Contrast from '@mui/icons-material/Contrast'
import Delete from '@mui/icons-material/DeleteOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Euro from '@mui/icons-material/EuroOutlined'
import Folder from '@mui/icons-material/FolderOutlined'
import History from '@mui/icons-material/History'
import HomeWork from '@mui/icons-material/HomeWorkOutlined'
import JoinInner from '@mui/icons-material/JoinInner'
import Keyboard from '@mui/icons-material/KeyboardOutlined'
import Lightbulb from '@mui/icons-material/LightbulbOutlined'
import LinkOf from '@mui/icons-material/Link'
import Logout from '@mui/icons-material/LogoutOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import People from '@mui/icons-material/PeopleOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import PlayCircle from '@mui/icons-material/PlayCircleOutlined'
import Search from '@mui/icons-material/Search'
import Settings from '@mui/icons-material/SettingsOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Widgets from '@mui/icons-material/WidgetsOutlined'
import type SvgIcon from '@mui/material/SvgIcon'

/** Names that a module may write as `icon` of a menu entry or of a command. */
export const portalIcons = {
  azienda: Business,
  banca: AccountBalance,
  calcolo: Calculate,
  carica: UploadFile,
  cartella: Folder,
  casa: HomeWork,
  cerca: Search,
  cestino: Delete,
  collegamento: LinkOf,
  documento: Description,
  esci: Logout,
  euro: Euro,
  finestra: OpenInNew,
  griglia: Widgets,
  idea: Lightbulb,
  incrocio: JoinInner,
  ingranaggio: Settings,
  nuovo: Add,
  orologio: History,
  persona: Person,
  persone: People,
  tastiera: Keyboard,
  tema: Contrast,
  video: PlayCircle,
} as const
export type PortalIconName = keyof typeof portalIcons

/** The icon of a menu entry by its name in the manifest; a neutral one when the name is unknown or absent. Decorative. */
export function PortalIcon({ name }: { name?: string | undefined }) {
  const known = name !== undefined && Object.hasOwn(portalIcons, name)
  const Icon = known ? portalIcons[name as PortalIconName] : Widgets
  return <Icon aria-hidden fontSize="small" />
}

export type IconComponent = typeof SvgIcon
