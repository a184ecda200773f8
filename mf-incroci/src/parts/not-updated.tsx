import { Alert, Button, testiComuni } from '@bandiera/ui'

/** Over rows that are here already: what could not be brought up to date. */
export function NotUpdated({ error, retry }: { error: string | null; retry: () => void }) {
  if (!error) return null
  const again = (
    <Button color="inherit" onClick={retry}>
      {testiComuni.riprova}
    </Button>
  )
  return (
    <Alert action={again} role="alert" severity="error" sx={{ mb: 2 }}>
      {error}
    </Alert>
  )
}
