import { Alert } from '@bandiera/ui'
import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  action: ReactNode
}

/** How this tab differs from the portal as it is, under every page. */
export function TabBanner({ children, action }: Props) {
  return (
    <Alert action={action} className="no-print" role="status" severity="warning" sx={bar} variant="standard">
      {children}
    </Alert>
  )
}

const bar = { borderRadius: 0, borderTop: 1, borderColor: 'warning.main', alignItems: 'center' } as const
