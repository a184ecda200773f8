import Button, { type ButtonProps } from '@mui/material/Button'
import Link, { type LinkProps } from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'

/** A link inside the portal, without reload. */
export function AppLink(props: Omit<LinkProps, 'href'> & { to: string }) {
  return <Link component={RouterLink} {...props} />
}

/** A link inside the portal that looks like a button. */
export function LinkButton(props: Omit<ButtonProps, 'href'> & { to: string }) {
  return <Button component={RouterLink} {...props} />
}
