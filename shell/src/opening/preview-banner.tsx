import { firstRole } from '@bandiera/domain'
import { Button } from '@bandiera/ui'
import { useManifest, useShell } from '../shell.ts'
import { TabBanner } from './tab-banner.tsx'
import { testi } from './testi.ts'
import { useFact, usrAtom } from '../state.ts'

/** As whom the portal is shown, with which modules and until when. */
export function PreviewBanner({ until }: { until: Date | null }) {
  const { session } = useShell()
  const { generation } = useManifest()
  const usr = useFact(usrAtom)
  const role = usr && firstRole(usr.role)
  const leave = <Button onClick={() => void session.logout()}>{testi.esci}</Button>
  return role && <TabBanner action={leave}>{testi.anteprima({ role, generation, until })}</TabBanner>
}
