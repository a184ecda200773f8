import { createOnDemand, useOnDemand } from '@bandiera/ui'
import { useManifest } from '../shell.ts'
import { useVisit } from './visit.ts'

const notice = createOnDemand(() => import('./update-notice.tsx'))

/** Says what the tenant's newest modules change on this page; the code loads when there are newer ones. */
export function UpdatePlace() {
  const latest = useManifest()
  const visit = useVisit()
  const code = useOnDemand(notice, latest !== visit, ignore)
  return code && <code.UpdateNotice />
}

const ignore = () => {}
