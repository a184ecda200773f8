import { createOnDemand, useOnDemand } from '@bandiera/ui'
import { useManifest } from '../shell.ts'
import { useVisit } from './visit.ts'

const notice = createOnDemand(() => import('./update-notice.tsx'))

export function UpdatePlace() {
  const latest = useManifest()
  const visit = useVisit()
  const code = useOnDemand(notice, latest !== visit, ignore)
  return code && <code.UpdateNotice />
}

const ignore = () => {}
