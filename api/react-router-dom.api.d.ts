// react-router-dom as modules see it, contract 2.7.0. Written by `npm run api:accept`.

export { Link } from 'react-router';

export { NavLink } from 'react-router';

export { Navigate } from 'react-router';

export { Outlet } from 'react-router';

export { RouterProvider } from 'react-router/dom';

export { ScrollRestoration } from 'react-router';

export { UNSAFE_DataRouterContext } from 'react-router';

export { createBrowserRouter } from 'react-router';

export { createPath } from 'react-router';

export { createSearchParams } from 'react-router';

export { generatePath } from 'react-router';

export { isRouteErrorResponse } from 'react-router';

export { matchPath } from 'react-router';

export { redirect } from 'react-router';

export { resolvePath } from 'react-router';

export { useBeforeUnload } from 'react-router';

export { useBlocker } from 'react-router';

export { useHref } from 'react-router';

export { useLocation } from 'react-router';

export { useMatch } from 'react-router';

export { useMatches } from 'react-router';

export { useNavigate } from 'react-router';

export { useNavigation } from 'react-router';

export { useNavigationType } from 'react-router';

export { useOutlet } from 'react-router';

export { useOutletContext } from 'react-router';

export { useParams } from 'react-router';

export { useResolvedPath } from 'react-router';

export { useRouteError } from 'react-router';

export { useRoutes } from 'react-router';

export { useSearchParams } from 'react-router';
