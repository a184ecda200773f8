import { DEVELOPMENT_PATHS, SHELL_PATHS } from '@bandiera/wire'
import { expect, test } from '../support/open-as.ts'
import { UNKNOWN, type PortalPage } from '../support/portal-pages.ts'
import { readStatement, statementOf, writeStatement } from '../support/statement.ts'
import { STATES } from '../support/states/index.ts'
import { OTHERS, ROLES } from '../support/visitors.ts'

const tag = [
  '@portal',
  '@mf-account',
  '@mf-aziende',
  '@mf-bandi',
  '@mf-incroci',
  '@mf-istituti',
  '@mf-pratiche',
  '@mf-registro',
  '@mf-rent',
  '@mf-tutorial',
]

/** Route table of the specification (section 2), and the pages that the law and the white labels add. */
const SPECIFIED = [
  '/aziende',
  '/azienda/:aId',
  '/utenti',
  '/utenti/:id',
  '/bandi',
  '/bando/:id',
  '/bando/:title/:id',
  '/istitutiCredito',
  '/istitutiCredito/:id',
  '/pratiche',
  '/pratica/:pId',
  '/incroci',
  '/login',
  '/registrazione',
  '/registrazione/:jwt',
  '/resetPwd',
  '/resetPwd/:jwt',
  '/credito',
  '/archivio',
  '/dashboard',
  '/account',
  '/impostazioni',
  '/esigenze',
  '/tutorial',
  '/Doc/:id',
  '/rent',
  '/prestiti',
  '/privacy',
  '/accessibilita',
  UNKNOWN,
]

test(
  'what is checked has every page of the specification, and the accessibility statement tells how much it is',
  { tag },
  async ({ pagesOf, ownPagesOf }) => {
    test.setTimeout(240_000)
    const views: string[][] = []
    // the showcase of the kit is no page of the portal: production does not serve it
    const routesOf = (pages: readonly PortalPage[]) =>
      pages.map(({ route }) => route).filter((route) => !DEVELOPMENT_PATHS.some((path) => path === route))
    for (const visitor of ROLES) views.push(routesOf(await pagesOf(visitor)))
    for (const visitor of OTHERS) views.push(routesOf(await ownPagesOf(visitor)))

    expect(SPECIFIED.filter((route) => !views.flat().includes(route))).toEqual([])
    // `/` is no page: it leads on
    expect(SHELL_PATHS).toContain('/')

    const statement = statementOf(views, STATES)
    if (process.env.UPDATE_DOCS) writeStatement(statement)
    expect(readStatement(), 'once everything passes: UPDATE_DOCS=1 npm run e2e -- accessibility-coverage').toEqual(
      statement,
    )
  },
)
