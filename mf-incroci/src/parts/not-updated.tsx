import { Alert, Button, uiTexts } from '@bandiera/ui'

/** An error over rows that are shown but not up to date. */
export function NotUpdated({ error, retry }: { error: string | null; retry: () => void }) {
  if (!error) return null
  const again = (
    <Button color="inherit" onClick={retry}>
      {uiTexts.riprova}
    </Button>
  )
  return (
    <Alert action={again} role="alert" severity="error" sx={{ mb: 2 }}>
      {error}
    </Alert>
  )
}
