import {
  type Bando,
  changesOf,
  questionKey,
  blockingQuestions,
  type BandoQuestion,
  type Criterio,
  type BandoData,
  bandoDataFields,
  gestoriOfBando,
  groupQuestions,
  type QuestionGroup,
  QUESTION_KINDS,
} from '@bandiera/domain'
import { useWrites, type WritePatch } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { Alert, Box, Button, Disclosure, Typography } from '@bandiera/ui'
import { useId } from 'react'
import { editorialStateOf } from '../parts/editorial-steps.ts'
import { useActions } from '../actions.tsx'
import { texts } from '../texts.ts'
import { fieldName } from '../parts/field-name.ts'

const CURATORS_ONLY: readonly string[] = ['same-title', 'maybe-stored', 'reread']

/** Open questions of an import by reason; a curator settles them one by one, or all of a kind at once. */
export function Checks({ bando, curator }: { bando: Bando; curator: boolean }) {
  const answers = useAnswers(bando)
  const { daControllare: all = [] } = bando.data
  const flags = curator ? all : all.filter(({ tipo }) => !CURATORS_ONLY.includes(tipo ?? ''))
  const held = editorialStateOf(bando) === 'in_revisione' && bando.data.fonte !== undefined
  return (
    <>
      {curator && held && blockingQuestions(bando.data).length === 0 && <Ready bando={bando} />}
      {flags.length > 0 && (
        <Alert aria-label={texts.controlli.titolo} role="region" severity="warning" sx={box}>
          <strong>{texts.controlli.titolo}</strong>
          {!curator && <div>{texts.controlli.lettore}</div>}
          {curator && editorialStateOf(bando) !== 'pubblicato' && blockingQuestions(bando.data).length > 0 && (
            <div>{texts.controlli.trattiene}</div>
          )}
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, mt: 2 }}>
            {groupQuestions(flags).map((gruppo) => (
              <QuestionGroup
                data={bando.data}
                gruppo={gruppo}
                key={`${gruppo.campo} ${gruppo.tipo}`}
                risposte={curator ? answers : undefined}
              />
            ))}
          </Box>
        </Alert>
      )}
    </>
  )
}

/** Without open questions one click publishes the grant. */
function Ready({ bando }: { bando: Bando }) {
  const { passo } = useActions(bando)
  const n = gestoriOfBando(bando.data).length
  if (n === 0) return null
  return (
    <Alert
      action={
        <Button color="inherit" onClick={() => void passo('pubblicato')}>
          {texts.controlli.pubblica}
        </Button>
      }
      aria-label={texts.controlli.pronto}
      role="region"
      severity="success"
      sx={{ mb: 4, maxWidth: 880 }}
    >
      {texts.controlli.pronto} <Typography component="span">{texts.controlli.pronti(n)}</Typography>
    </Alert>
  )
}

const box = { mb: 6, maxWidth: 880, '& .MuiAlert-message': { flex: 1, minWidth: 0 } } as const

/** Open questions; the rest of a long group is shown on request. */
const SHOWN = 3

interface QuestionGroupProps {
  gruppo: QuestionGroup
  data: BandoData
  /** Absent for people who only read. */
  risposte: Answers | undefined
}

function QuestionGroup({ gruppo: { campo, controlli }, data, risposte }: QuestionGroupProps) {
  const id = useId()
  const many = controlli.length > 1
  const list = (flags: readonly BandoQuestion[]) =>
    flags.map((flag) => <Question data={data} flag={flag} key={questionKey(flag)} only={!many} risposte={risposte} />)
  return (
    <Box aria-labelledby={id} role="group">
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Box component="span" id={id} sx={{ fontWeight: 600 }}>
          {fieldName(campo)}
        </Box>
        {many && risposte && (
          <Button color="inherit" onClick={() => risposte.controllate(controlli)} variant="outlined">
            {texts.controlli.tutte(controlli.length)}
          </Button>
        )}
      </Box>
      {list(controlli.slice(0, SHOWN))}
      {controlli.length > SHOWN && (
        <Disclosure title={texts.controlli.altre(controlli.length - SHOWN)}>{list(controlli.slice(SHOWN))}</Disclosure>
      )}
    </Box>
  )
}

interface QuestionProps extends Pick<QuestionGroupProps, 'data' | 'risposte'> {
  flag: BandoQuestion
  /** Whether it is alone in its group, which then has no group action. */
  only: boolean
}

function Question({ flag, data, only, risposte }: QuestionProps) {
  const id = useId()
  const proposta = flag.tipo === QUESTION_KINDS.riletto ? '' : proposalInWords(data, flag)
  return (
    <Box sx={{ display: 'flex', columnGap: 3, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <Box id={id} sx={{ flex: 1, minWidth: { xs: '100%', sm: 0 }, overflowWrap: 'anywhere' }}>
        {flag.motivo}
        {proposta && <Box>{texts.controlli.proposta(proposta)}</Box>}
      </Box>
      {risposte && (flag.proposta || only) && (
        <Box sx={{ display: 'flex', flexShrink: 0, justifyContent: 'flex-end', ml: 'auto' }}>
          {flag.proposta && (
            <Button aria-describedby={id} color="inherit" onClick={() => risposte.prendi(flag)} variant="outlined">
              {texts.controlli.prendi}
            </Button>
          )}
          <Button
            aria-describedby={id}
            color="inherit"
            onClick={() => risposte.controllate([flag])}
            variant={flag.proposta ? 'text' : 'outlined'}
          >
            {texts.controlli.fatto}
          </Button>
        </Box>
      )}
    </Box>
  )
}

type Answers = ReturnType<typeof useAnswers>

/** A curator's answers to the questions of an import; the server remembers them for later imports. */
function useAnswers(bando: Bando) {
  const { update } = useWrites()
  const attempt = useAttempt()
  const without = (gone: readonly BandoQuestion[]): BandoQuestion[] => {
    const keys = new Set(gone.map(questionKey))
    return (bando.data.daControllare ?? []).filter((one) => !keys.has(questionKey(one)))
  }
  const write = (text: string, patch: WritePatch) =>
    void attempt(text, update('bandi', bando._id, patch, { base: bando.versione }))
  return {
    controllate: (flags: readonly BandoQuestion[]) =>
      write(texts.controlli.segnate(flags.length), { set: { 'data.daControllare': without(flags) } }),
    prendi: (flag: BandoQuestion) => write(texts.controlli.preso, proposalPatch(bando.data, flag, without([flag]))),
  }
}

/** The fields of a grant after a proposal, `null` for emptied ones; one about a criterion changes only that criterion. */
function taken(data: BandoData, { campo, proposta = {} }: BandoQuestion): Record<string, unknown> {
  const [field, id] = campo.replace(/^data\./, '').split('.')
  const { criteri: proposed } = proposta as { criteri?: readonly Criterio[] }
  const one = field === 'criteri' && id !== undefined ? proposed?.find((each) => each.id === id) : undefined
  if (!one) return proposta
  const now = data.criteri ?? []
  const criteri = now.some((each) => each.id === id) ? now.map((each) => (each.id === id ? one : each)) : [...now, one]
  return { ...proposta, criteri }
}

/** A proposal as a write that leaves the other questions open. */
function proposalPatch(data: BandoData, flag: BandoQuestion, left: readonly BandoQuestion[]): WritePatch {
  const fields = Object.entries(taken(data, flag))
  const isEmpty = (value: unknown): boolean => value === null || value === undefined
  const set = fields.filter(([, value]) => !isEmpty(value)).map(([field, value]) => [`data.${field}`, value] as const)
  const unset = fields.filter(([, value]) => isEmpty(value)).map(([field]) => `data.${field}`)
  return { set: { ...Object.fromEntries(set), 'data.daControllare': left }, unset }
}

/** What taking a proposal changes: "Chiusura anticipata: vuoto → 08/10/2023". */
function proposalInWords(data: BandoData, flag: BandoQuestion): string {
  const after = Object.entries(taken(data, flag))
  const before = after.map(([field]) => [field, (data as Record<string, unknown>)[field]])
  const given = after.filter(([, value]) => value !== null)
  return changesOf(bandoDataFields, Object.fromEntries(before), Object.fromEntries(given), () => null)
    .map(
      ({ etichetta, prima, dopo }) =>
        `${etichetta}: ${prima || texts.controlli.vuoto} → ${dopo || texts.controlli.vuoto}`,
    )
    .join('; ')
}
