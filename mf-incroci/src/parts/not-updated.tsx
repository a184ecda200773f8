import { Alert, Button, uiTexts } from '@bandiera/ui'

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
