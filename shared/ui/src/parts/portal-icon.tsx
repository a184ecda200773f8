import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import Business from '@mui/icons-material/BusinessOutlined'
import Calculate from '@mui/icons-material/CalculateOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Euro from '@mui/icons-material/EuroOutlined'
import Folder from '@mui/icons-material/FolderOutlined'
import HomeWork from '@mui/icons-material/HomeWorkOutlined'
import JoinInner from '@mui/icons-material/JoinInner'
import Lightbulb from '@mui/icons-material/LightbulbOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import People from '@mui/icons-material/PeopleOutlined'
import PlayCircle from '@mui/icons-material/PlayCircleOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Widgets from '@mui/icons-material/WidgetsOutlined'

/** Names that a module may write as `icon` of a menu entry. */
export const portalIcons = {
  azienda: Business,
  banca: AccountBalance,
  calcolo: Calculate,
  cartella: Folder,
  casa: HomeWork,
  documento: Description,
  euro: Euro,
  finestra: OpenInNew,
  idea: Lightbulb,
  incrocio: JoinInner,
  ingranaggio: Settings,
  persone: People,
  video: PlayCircle,
} as const
export type PortalIconName = keyof typeof portalIcons

/** The icon of a menu entry by its name in the manifest; a neutral one when the name is unknown or absent. Decorative. */
export function PortalIcon({ name }: { name?: string | undefined }) {
  const known = name !== undefined && Object.hasOwn(portalIcons, name)
  const Icon = known ? portalIcons[name as PortalIconName] : Widgets
  return <Icon aria-hidden fontSize="small" />
}
