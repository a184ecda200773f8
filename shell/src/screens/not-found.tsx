import { usePortal } from '@bandiera/platform'
import { Page, createOnDemand, useOnDemand } from '@bandiera/ui'
import { useLocation } from 'react-router-dom'
import { switchedOffAt } from '../modules/index.ts'
import { useManifest } from '../shell.ts'
import { texts } from '../texts.ts'

const ways = createOnDemand(() => import('./page-search.tsx'))

/** 404: for an unknown path, and for one that this tenant or user does not have. Offers the pages of the user. */
export function NotFound() {
  const { usr } = usePortal()
  const { pathname } = useLocation()
  const off = switchedOffAt(pathname, useManifest(), usr)
  const code = useOnDemand(ways, true, ignore)
  if (usr && off) return code && <code.SwitchedOff label={off} />
  return <Page title={texts.notFound}>{code && <code.WaysOn />}</Page>
}

const ignore = () => {}
