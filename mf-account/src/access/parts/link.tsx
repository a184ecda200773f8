import { usePortal } from '@bandiera/platform'
import {
  Alert,
  Box,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  type PageProps,
  Stack,
  WarningIcon,
} from '@bandiera/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { texts } from '../texts.ts'
import { postJson } from '../../parts/post-json.ts'

interface LinkProblemProps {
  codice: string
  /** The server's message, shown for problems that are not the link's. */
  testo: string
  kind: 'invito' | 'reset'
  jwt: string
  onRetry: () => void
}

const PROBLEMS: Readonly<Record<string, 'scaduto' | 'usato' | 'alterato'>> = {
  LINK_EXPIRED: 'scaduto',
  LINK_USED: 'usato',
  LINK_ALTERED: 'alterato',
}

export function LinkProblem({ codice, testo, kind, jwt, onRetry }: LinkProblemProps) {
  const problem = PROBLEMS[codice]
  if (!problem) return <ErrorState onRetry={onRetry} text={testo} title={texts.problems.altro.title} whole />
  const problemTexts = texts.problems[problem]
  return (
    <EmptyState
      action={
        kind === 'invito' && problem !== 'alterato' ? (
          <NewInvitation jwt={jwt} />
        ) : (
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
            {kind === 'reset' && (
              <LinkButton to="/resetPwd" variant="contained">
                {texts.forgotten.newLink}
              </LinkButton>
            )}
            <LinkButton to="/login" variant={kind === 'invito' ? 'contained' : 'text'}>
              {texts.signIn}
            </LinkButton>
          </Stack>
        )
      }
      icon={WarningIcon}
      text={problemTexts[kind]}
      title={problemTexts.titolo}
      whole
    />
  )
}

type LinkState<T> =
  | { stato: 'carica' }
  | { stato: 'valido'; dati: T }
  | { stato: 'problema'; codice: string; testo: string }

/** Asks the server about the link of a mail; asking does not use the link up. */
export function useLink<T>(path: string, jwt: string | undefined): [LinkState<T>, retry: () => void] {
  const portal = usePortal()
  const { request } = portal
  const [state, setState] = useState<LinkState<T>>({ stato: 'carica' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (jwt === undefined) return
    let current = true
    postJson<T>({ request }, path, { jwt }).then(
      (dati) => current && setState({ stato: 'valido', dati }),
      (failure: unknown) => current && setState(problemOf(failure)),
    )
    return () => {
      current = false
    }
  }, [request, path, jwt, tries])
  const retry = useCallback(() => {
    setState({ stato: 'carica' })
    setTries((count) => count + 1)
  }, [])
  return [state, retry]
}

function problemOf(failure: unknown): LinkState<never> {
  const codice = failure instanceof Error && 'code' in failure ? String(failure.code) : ''
  return { stato: 'problema', codice, testo: failure instanceof Error ? failure.message : String(failure) }
}

const requestTexts = texts.problems.richiesta

/** The server answers the same for every link, so the page cannot say more. */
function NewInvitation({ jwt }: { jwt: string }) {
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
            {requestTexts.done}
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
            {requestTexts.ask}
          </Button>
        )}
        <LinkButton to="/login" variant={state === 'asked' ? 'contained' : 'text'}>
          {texts.signIn}
        </LinkButton>
      </Stack>
    </Stack>
  )
}

/** As wide as its form, in the middle of the page. */
export const NarrowPage = (page: PageProps) => (
  <Box sx={{ width: '100%', maxWidth: 528, mx: 'auto', pt: { xs: 0, sm: 6 } }}>
    <Page {...page} />
  </Box>
)

export const AlreadyIn = ({ text, children }: { text: string; children: ReactNode }) => (
  <EmptyState
    action={
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
        {children}
      </Stack>
    }
    text={text}
    title={texts.alreadySignedIn.title}
    whole
  />
)
