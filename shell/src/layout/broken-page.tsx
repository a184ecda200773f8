import { ErrorState } from '@bandiera/ui'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { testi } from '../testi.ts'

/** In place of a page of the shell that failed; menu and bar stay where they can. */
export function BrokenPage() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return <ErrorState onRetry={() => location.reload()} text={testi.paginaRottaTesto} title={testi.paginaRotta} whole />
}
