import { TITLE_DELAY } from '@bandiera/wire'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { CONTENT_ID } from '../layout/content.tsx'
import { useShell } from '../shell.ts'
import { texts } from '../texts.ts'

export function PageVisit() {
  const { recent } = useShell()
  const { pathname } = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => {
      const title = document.querySelector(`#${CONTENT_ID} h1`)?.textContent
      if (title && title !== texts.notFound) recent.visit({ to: pathname, title })
    }, TITLE_DELAY)
    return () => clearTimeout(timer)
  }, [recent, pathname])
  return null
}
