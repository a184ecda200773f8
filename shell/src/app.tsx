import { LiveProvider } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { KeptFormsContext } from '@bandiera/ui'
import { Provider } from 'jotai'
import { RouterProvider, type createBrowserRouter } from 'react-router-dom'
import { Notices } from './notices/notices.tsx'
import { AskedQuestion } from './portal/questions.tsx'
import { ListMemoryProvider } from './portal/list-memory.tsx'
import { PortalProvider } from './portal/portal-provider.tsx'
import { ExpiredPlace } from './login/expired-place.tsx'
import { ShellContext, useShell, type Shell } from './shell.ts'
import { Themed, type createStyleCache } from './theme/themed.tsx'

interface Props {
  shell: Shell
  router: ReturnType<typeof createBrowserRouter>
  styles: ReturnType<typeof createStyleCache>
}

export function App({ shell, router, styles }: Props) {
  return (
    <Provider store={shell.store}>
      <ShellContext value={shell}>
        <Themed cache={styles}>
          <LiveProvider live={shell.live}>
            <PortalProvider>
              <ListMemoryProvider>
                <KeptFormsContext value={shell.typed}>
                  <RouterProvider router={router} />
                </KeptFormsContext>
              </ListMemoryProvider>
              <OwnNotices />
              <AskedQuestion />
              <ExpiredPlace />
            </PortalProvider>
          </LiveProvider>
        </Themed>
      </ShellContext>
    </Provider>
  )
}

/** For as long as the person likes. */
function OwnNotices() {
  const { usr } = usePortal()
  return <Notices lasting={usr?.preferenze?.avvisi?.restano} queue={useShell().notices} />
}
