import { createOnDemand, useOnDemand } from '../on-demand.ts'
import { useCell } from '../cell.ts'
import { useManifest, useShell } from '../shell.ts'
import { useVisit } from './visit.ts'

const notice = createOnDemand(() => import('./update-notice.tsx'))

/** Where the page says that parts of it have a newer version; the code comes when there is one. */
export function UpdatePlace() {
  const { uses } = useShell().loader
  const latest = useManifest()
  const visit = useVisit()
  useCell(uses.changes)
  const newer = latest === visit ? [] : latest.modules.filter(isNewer)
  const code = useOnDemand(notice, newer.length > 0, ignore)
  return code && <code.UpdateNotice modules={newer} urgent={latest.urgent === true} />

  function isNewer({ id, base }: (typeof latest.modules)[number]): boolean {
    const shown = visit.modules.find((module) => module.id === id)
    return shown !== undefined && shown.base !== base && uses.onScreen(id) !== undefined
  }
}

const ignore = () => {}
