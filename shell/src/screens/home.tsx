import { usePortal } from '@bandiera/platform'
import { Navigate } from 'react-router-dom'
import { homeOf } from '../session/landing.ts'
import { useManifest } from '../shell.ts'

/** `/`: leads to `/incroci` (spec §2), or to the start page of a user who does not have it. */
export function Home() {
  const manifest = useManifest()
  const { usr } = usePortal()
  return usr && <Navigate replace to={homeOf(usr, manifest)} />
}
