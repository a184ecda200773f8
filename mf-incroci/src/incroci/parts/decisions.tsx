import {
  type Azienda,
  withAnswer,
  withDecision,
  formatDate,
  labelOf,
  rejectionReasonLabels,
  type Rejection,
  type CriterioAnswer,
  type Decision,
  decisionOn,
} from '@bandiera/domain'
import { useRecord, useWrites } from '@bandiera/live'
import type { EsitoCriterio, Incrocio } from '@bandiera/matching'
import { useAttempt, usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { AppLink, Box, Button, Stack } from '@bandiera/ui'
import { useCallback } from 'react'
import { hrefBando } from '../../paths.ts'
import { decisionTexts, texts } from '../texts.ts'

/** A criterion that only a person can judge: answered here for this company and grant, and withdrawn here. */
export function Answer({ criterio, incrocio }: { criterio: EsitoCriterio; incrocio: Incrocio }) {
  const { azienda, bando } = incrocio
  const { usr } = usePortal()
  const decide = useDecide(azienda)
  const given = decisionOn(azienda, bando._id)?.risposte?.find(({ criterioId }) => criterioId === criterio.id)
  const answer = (risposta: CriterioAnswer | null) =>
    void decide?.(
      risposta ? decisionTexts.savedOne : decisionTexts.withdrawn,
      withAnswer(azienda, bando._id, criterio.id, risposta),
    )
  if (given) return <DecisionTaken given={given} onWithdraw={decide && (() => answer(null))} regola={criterio.regola} />
  // the grant itself holds the answer for all companies
  if (criterio.valore !== 'da_verificare') return null
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
      <span>
        {decisionTexts.assess} <AppLink to={hrefBando(bando._id)}>{texts.readBando}</AppLink>
      </span>
      {decide && (
        <Stack className="no-print" direction="row" sx={{ gap: 2 }}>
          {(['si', 'no'] as const).map((valore) => (
            <Button
              aria-label={decisionTexts.answerOf(decisionTexts.answer[valore], criterio.regola)}
              key={valore}
              onClick={() => answer({ criterioId: criterio.id, valore, ...signatureOf(usr) })}
              variant="outlined"
            >
              {decisionTexts.answer[valore]}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

interface DecisionTakenProps {
  given: CriterioAnswer
  regola: string
  onWithdraw: (() => void) | null
}

function DecisionTaken({ given, regola, onWithdraw }: DecisionTakenProps) {
  const firma = useSignature(given)
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
      <span>
        {decisionTexts.answered(decisionTexts.answer[given.valore])}
        <Box component="span" sx={{ color: 'text.secondary', display: 'block' }}>
          {firma}
        </Box>
      </span>
      {onWithdraw && (
        <Button aria-label={decisionTexts.withdrawOf(regola)} onClick={onWithdraw} size="small" variant="outlined">
          {decisionTexts.withdraw}
        </Button>
      )}
    </Stack>
  )
}

/** Below a row that was marked as not interesting: the reason, its author, and a button that undoes it. */
export function DecisionNote({ incrocio, titolo }: { incrocio: Incrocio; titolo: string }) {
  const { azienda, bando } = incrocio
  const decide = useDecide(azienda)
  const no = decisionOn(azienda, bando._id)?.nonInteressa
  if (!no) return null
  const drop = () =>
    void decide?.(decisionTexts.takenBack, withDecision(azienda, bando._id, { nonInteressa: undefined }))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, fontSize: '0.8125rem', pb: 1 }}>
      <Reason no={no} />
      {decide && (
        <Button aria-label={decisionTexts.interestedOf(titolo)} onClick={drop} size="small">
          {decisionTexts.interested}
        </Button>
      )}
    </Box>
  )
}

function Reason({ no }: { no: Rejection }) {
  const firma = useSignature(no)
  return (
    <span>
      {decisionTexts.why(labelOf(rejectionReasonLabels, no.motivo), no.nota)}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        · {firma}
      </Box>
    </span>
  )
}

/** Stores a decision about a company's grants, with a notice that offers undo; `null` when the user may not decide. */
export function useDecide(azienda: Azienda): ((text: string, scelte: readonly Decision[]) => Promise<boolean>) | null {
  const { usr } = usePortal()
  const { update } = useWrites()
  const attempt = useAttempt()
  const { _id, versione: base } = azienda
  const decide = useCallback(
    (text: string, scelte: readonly Decision[]) => attempt(text, update('aziende', _id, { set: { scelte } }, { base })),
    [attempt, update, _id, base],
  )
  const may = usr !== null && refusalOf(usr, { coll: 'aziende', before: azienda, after: azienda }) === null
  return may ? decide : null
}

type Signature = Pick<CriterioAnswer, 'da' | 'quando'>

/** Author and time of the decision; without a name when the user may not see the author. */
function useSignature({ da, quando }: Signature): string {
  const { usr } = usePortal()
  const person = useRecord('usr', da)
  const name = da === usr?._id ? usr.name : (person?.name ?? decisionTexts.aColleague)
  return `${name}, ${formatDate(quando)}`
}

/** The signature that the page shows until the server writes its own. */
export const signatureOf = (usr: { _id: string } | null): Signature => ({
  da: usr?._id ?? '',
  quando: new Date().toISOString(),
})
