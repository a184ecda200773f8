import { ErrorState } from '@bandiera/ui'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { texts } from '../texts.ts'

export function BrokenPage() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  // the name of webpack's error for a file that did not load: a server with another version has other files
  const [title, text] =
    error instanceof Error && error.name === 'ChunkLoadError'
      ? [texts.pageNotLoaded, texts.pageNotLoadedText]
      : [texts.brokenPage, texts.brokenPageText]
  return <ErrorState onRetry={() => location.reload()} text={text} title={title} whole />
}
