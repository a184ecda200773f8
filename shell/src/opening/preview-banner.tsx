import { firstRole } from '@bandiera/domain'
import { Button } from '@bandiera/ui'
import { useCell } from '../cell.ts'
import type { Catalogue } from '../modules/index.ts'
import { useShell } from '../shell.ts'
import { TabBanner } from './tab-banner.tsx'
import { testi } from './testi.ts'

/** As whom the portal is shown, with which modules and until when. */
export function PreviewBanner({ catalogue, until }: { catalogue: Catalogue; until: Date | null }) {
  const { session } = useShell()
  const { generation } = useCell(catalogue)
  const { usr } = useCell(session.state)
  const role = usr && firstRole(usr.role)
  const leave = <Button onClick={() => void session.logout()}>{testi.esci}</Button>
  return role && <TabBanner action={leave}>{testi.anteprima({ role, generation, until })}</TabBanner>
}
