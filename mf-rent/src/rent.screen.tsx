import { useLiveStatus } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { EmptyState, Page } from '@bandiera/ui'
import { Opening } from './parts/opening.tsx'
import { RentalFrame } from './parts/rental-frame.tsx'
import { texts } from './texts.ts'

/** spec §2: the rental site of an external host, over the whole page. */
export function Component() {
  const { settings } = usePortal()
  const { ready } = useLiveStatus()
  const url = httpsAddress(settings?.affittiUrl)
  if (url) return <RentalFrame key={url} url={url} />
  return (
    <Page title={texts.rent}>
      {settings || ready ? <EmptyState text={texts.nonCollegatoTesto} title={texts.nonCollegato} /> : <Opening />}
    </Page>
  )
}

/** The page's content policy frames https addresses only. */
const httpsAddress = (text: string | undefined): string | null =>
  text && URL.canParse(text) && new URL(text).protocol === 'https:' ? new URL(text).href : null
