import { usePortal } from '@bandiera/platform'
import { LinkButton, Page } from '@bandiera/ui'
import type { TenantManifest } from '@bandiera/wire'
import { type ComponentType, lazy, Suspense } from 'react'
import { Navigate, type RouteObject, useLocation } from 'react-router-dom'
import { BrokenPage } from './layout/broken-page.tsx'
import { RootLayout } from './layout/root-layout.tsx'
import { ModulePages } from './modules/index.ts'
import { NotFound } from './screens/not-found.tsx'
import { LoginScreen } from './login/login.screen.tsx'
import { type Shell, useManifest } from './shell.ts'
import { texts } from './texts.ts'
import { homeOf, loginPath } from './session/landing.ts'
import { usePageTitle } from './layout/page-title.tsx'

export function createRoutes({ catalogue, loader }: Pick<Shell, 'catalogue' | 'loader'>): RouteObject[] {
  const ofModules = { path: '*', element: <ModulePages loader={loader} screens={screens} /> }
  return [
    {
      element: <RootLayout />,
      errorElement: <BrokenPage />,
      children: [
        {
          errorElement: <BrokenPage />,
          children: [...ownRoutes(catalogue.get()).map(exact), ofModules],
        },
      ],
    },
  ]
}

const screens = { notFound: <NotFound />, signInFirst: <SignInFirst /> }

const dashboard = onDemand(() => import('./screens/dashboard.screen.tsx'))
const doc = onDemand(() => import('./screens/doc.screen.tsx'))
const privacy = onDemand(() => import('./screens/privacy.screen.tsx'))
const accessibility = onDemand(() => import('./screens/accessibility.screen.tsx'))
const showcase = onDemand(() => import('./screens/showcase.screen.tsx'))

function ownRoutes({ development }: Pick<TenantManifest, 'development'>): RouteObject[] {
  const { titoli } = texts
  return [
    { path: '/', element: <Home />, handle: { title: '' } },
    { path: '/login', element: <LoginScreen />, handle: { title: titoli.login } },
    { path: '/dashboard', element: dashboard, handle: { title: titoli.dashboard } },
    { path: '/privacy', element: privacy, handle: { title: titoli.privacy } },
    { path: '/accessibilita', element: accessibility, handle: { title: titoli.accessibility } },
    ...(development ? [{ path: '/vetrina', element: showcase, handle: { title: titoli.showcase } }] : []),
    { path: '/Doc/:id', element: doc, handle: { title: titoli.doc, isPublic: false } },
  ]
}

/** Paths are exact, as the public ones are: `/privacy` is one, `/Privacy` is not. */
const exact = (route: RouteObject): RouteObject => ({ ...route, caseSensitive: true })

function onDemand(load: () => Promise<{ Component: ComponentType }>) {
  const Screen = lazy(() => load().then(({ Component }) => ({ default: Component })))
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  )
}

/** `/`: leads to `/incroci` (spec §2), or to the start page of a user who does not have it. */
function Home() {
  const manifest = useManifest()
  const { usr } = usePortal()
  return usr && <Navigate replace to={homeOf(usr, manifest)} />
}

/** For a visitor on a page below a public prefix (spec §2) that is not public itself: `/bando/{id}`. */
function SignInFirst() {
  const location = useLocation()
  return (
    <Page title={usePageTitle()}>
      <p>{texts.signInFirst}</p>
      <LinkButton to={loginPath(location)} variant="contained">
        {texts.signIn}
      </LinkButton>
    </Page>
  )
}
