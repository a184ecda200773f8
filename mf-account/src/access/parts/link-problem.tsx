import { EmptyState, ErrorState, LinkButton, Stack, WarningIcon } from '@bandiera/ui'
import { NewInvitation } from './new-invitation.tsx'
import { texts } from '../texts.ts'

interface LinkProblemProps {
  codice: string
  /** The server's own words, for what is no fault of the link. */
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

/** A link that is no good: what is wrong with it, and the next step. */
export function LinkProblem({ codice, testo, kind, jwt, onRetry }: LinkProblemProps) {
  const problem = PROBLEMS[codice]
  if (!problem) return <ErrorState onRetry={onRetry} text={testo} title={texts.problemi.altro.titolo} whole />
  const problemTexts = texts.problemi[problem]
  return (
    <EmptyState
      action={
        kind === 'invito' && problem !== 'alterato' ? (
          <NewInvitation jwt={jwt} />
        ) : (
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
            {kind === 'reset' && (
              <LinkButton to="/resetPwd" variant="contained">
                {texts.dimenticata.nuovoLink}
              </LinkButton>
            )}
            <LinkButton to="/login" variant={kind === 'invito' ? 'contained' : 'text'}>
              {texts.accedi}
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
