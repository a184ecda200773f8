import { usePortal } from '@bandiera/platform'
import { Alert, Button, LinkButton, Stack } from '@bandiera/ui'
import { useState } from 'react'
import { postJson } from '../../parts/post-json.ts'
import { texts } from '../texts.ts'

const requestTexts = texts.problemi.richiesta

/** Asks who invited for another link. The answer is the same for every link, so the page cannot say more than this. */
export function NewInvitation({ jwt }: { jwt: string }) {
  const { request } = usePortal()
  const [state, setState] = useState<'quiet' | 'asking' | 'asked'>('quiet')
  const [failure, setFailure] = useState('')
  const askAgain = () => {
    setState('asking')
    setFailure('')
    postJson({ request }, '/api/registrazione/richiesta', { jwt }).then(
      () => setState('asked'),
      (error: unknown) => {
        setState('quiet')
        setFailure(error instanceof Error ? error.message : String(error))
      },
    )
  }
  return (
    <Stack sx={{ gap: 3, alignItems: 'center' }}>
      <div role="status">
        {state === 'asked' && (
          <Alert role="presentation" severity="success" sx={{ textAlign: 'left', maxWidth: 440 }}>
            {requestTexts.fatta}
          </Alert>
        )}
      </div>
      {failure && (
        <Alert severity="error" sx={{ textAlign: 'left', maxWidth: 440 }}>
          {failure}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
        {state !== 'asked' && (
          <Button loading={state === 'asking'} onClick={askAgain} variant="contained">
            {requestTexts.chiedi}
          </Button>
        )}
        <LinkButton to="/login" variant={state === 'asked' ? 'contained' : 'text'}>
          {texts.accedi}
        </LinkButton>
      </Stack>
    </Stack>
  )
}
