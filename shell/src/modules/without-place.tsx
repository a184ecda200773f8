import { useCell } from '../cell.ts'
import { createOnDemand, useOnDemand } from '../on-demand.ts'
import { useShell } from '../shell.ts'

const banner = createOnDemand(() => import('./without-banner.tsx'))

/** Where the page says which modules it runs without; the code comes when there are some. */
export function WithoutPlace() {
  const { catalogue } = useShell()
  const without = useCell(catalogue.without)
  const code = useOnDemand(banner, without.length > 0, ignore)
  return code && <code.WithoutBanner ids={without} onPutBack={(id) => catalogue.putBack(id)} />
}

const ignore = () => {}
