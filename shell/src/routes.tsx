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
import { texts, texts as comuni } from './texts.ts'
import { homeOf, loginPath } from './session/landing.ts'
import { usePageTitle } from './layout/page-title.tsx'
import { screenTexts } from './screens/texts.ts'

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

const Dashboard = lazy(() => import('./screens/dashboard.screen.tsx').then(asDefault))
const Doc = lazy(() => import('./screens/doc.screen.tsx').then(asDefault))
const Privacy = lazy(() => import('./screens/privacy.screen.tsx').then(asDefault))
const Accessibility = lazy(() => import('./screens/accessibility.screen.tsx').then(asDefault))
const ShowcasePage = lazy(() => import('./screens/showcase.screen.tsx').then(asDefault))

function ownRoutes({ development }: Pick<TenantManifest, 'development'>): RouteObject[] {
  const { titoli } = texts
  return [
    { path: '/', element: <Home />, handle: { title: '' } },
    { path: '/login', element: <LoginScreen />, handle: { title: titoli.login } },
    { path: '/dashboard', element: whenLoaded(Dashboard), handle: { title: titoli.dashboard } },
    { path: '/privacy', element: whenLoaded(Privacy), handle: { title: titoli.privacy } },
    { path: '/accessibilita', element: whenLoaded(Accessibility), handle: { title: titoli.accessibility } },
    ...(development
      ? [{ path: '/vetrina', element: whenLoaded(ShowcasePage), handle: { title: titoli.showcase } }]
      : []),
    { path: '/Doc/:id', element: whenLoaded(Doc), handle: { title: titoli.doc, isPublic: false } },
  ]
}

/** Paths are exact, as the public ones are: `/privacy` is one, `/Privacy` is not. */
const exact = (route: RouteObject): RouteObject => ({ ...route, caseSensitive: true })

const whenLoaded = (Screen: ComponentType) => (
  <Suspense fallback={null}>
    <Screen />
  </Suspense>
)

function asDefault({ Component }: { Component: ComponentType }) {
  return { default: Component }
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
      <p>{screenTexts.signInFirst}</p>
      <LinkButton to={loginPath(location)} variant="contained">
        {comuni.signIn}
      </LinkButton>
    </Page>
  )
}
