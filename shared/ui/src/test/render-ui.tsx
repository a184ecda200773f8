import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createPortalTheme } from '../theme/portal-theme.ts'

/** jsdom asks every rule in the document about every element of a query by role: styles of a test stay outside. */
const stylesOutside = createCache({ key: 'css', container: document.createElement('div') })

/** Renders a part of the kit with the theme and a router; `search()` is the query string of the address. */
export function renderUi(element: ReactElement, path = '/'): RenderResult & { user: UserEvent; search: () => string } {
  const router = createMemoryRouter(
    [
      { path: '/altrove', element: <h1>Altrove</h1> },
      { path: '*', element },
    ],
    { initialEntries: [path] },
  )
  const result = render(
    <CacheProvider value={stylesOutside}>
      <ThemeProvider theme={createPortalTheme('light')}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </CacheProvider>,
  )
  const search = () => decodeURIComponent(router.state.location.search)
  return { ...result, user: userEvent.setup(), search }
}
