import { Box, hidden } from '@bandiera/ui'
import { TITLE_DELAY } from '@bandiera/wire'
import { useEffect } from 'react'
import { useTenant } from '../tenant/use-tenant.ts'
import { usePageTitle } from './page-title.ts'

/** The window's title, one second late (spec §9); screen readers hear of the new page at once. */
export function DocumentTitle() {
  const title = usePageTitle()
  const { nome } = useTenant()
  useEffect(() => {
    const timer = setTimeout(() => (document.title = `${title} – ${nome}`), TITLE_DELAY)
    return () => clearTimeout(timer)
  }, [title, nome])
  return (
    <Box aria-live="polite" sx={hidden}>
      {title}
    </Box>
  )
}
