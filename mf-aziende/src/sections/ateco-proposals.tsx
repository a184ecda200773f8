import { type Azienda, type CodiceAteco, type FoundCode, formatAteco, normalizeAteco } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { Box, Button, OutlinedInput, Stack, Typography } from '@bandiera/ui'
import { NativeSelect } from '@bandiera/ui/list'
import { useState } from 'react'
import { useAtecoCodes } from '../parts/use-ateco-codes.ts'
import { texts } from '../texts.ts'

const { raccordo: words } = texts

/** Accepting a code of the ISTAT table is a normal edit. */
export function AtecoProposals({ azienda }: { azienda: Azienda }) {
  const { ateco = [], _id, versione: base } = azienda
  const proposals = proposalsOf(ateco, useAtecoCodes(ateco))
  const { update } = useWrites()
  const attempt = useAttempt()
  const take = (di: Proposal['di'], codice: string) =>
    attempt(words.added(codice), update('aziende', _id, { set: { ateco: withProposal(ateco, di, codice) } }, { base }))
  if (proposals.length === 0) return null
  return (
    <Stack aria-label={words.proposedMany} component="ul" sx={{ gap: 2, m: 0, mt: 3, p: 0, listStyle: 'none' }}>
      {proposals.map((proposal) => (
        <ProposalRow key={proposal.di.codice} onTake={(codice) => take(proposal.di, codice)} proposta={proposal} />
      ))}
    </Stack>
  )
}

function ProposalRow({ proposta, onTake }: { proposta: Proposal; onTake: (codice: string) => void }) {
  const { di, certo, giorno, codici } = proposta
  const [chosen, setChosen] = useState(certo ? (codici[0]?.codice ?? '') : '')
  const da = formatAteco(di.codice)
  return (
    <Box component="li" sx={row}>
      {certo ? (
        <Typography sx={{ flex: '1 1 280px' }}>{words.proposed(codici[0]!, da, giorno)}</Typography>
      ) : (
        <Box component="label" sx={{ flex: '1 1 280px', minWidth: 0 }}>
          {words.moreThanOne(da, giorno)}
          <NativeSelect
            fullWidth
            input={<OutlinedInput />}
            inputProps={{ 'aria-label': words.chooseFor(da) }}
            onChange={({ target }) => setChosen(target.value)}
            value={chosen}
          >
            <option value="">{words.choose}</option>
            {codici.map(({ codice, titolo }) => (
              <option key={codice} value={codice}>{`${codice} ${titolo}`}</option>
            ))}
          </NativeSelect>
        </Box>
      )}
      <Button aria-label={words.confirmOf(da)} disabled={!chosen} onClick={() => onTake(chosen)} variant="outlined">
        {words.confirm}
      </Button>
    </Box>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', overflowWrap: 'anywhere' } as const

type AtecoCodes = NonNullable<Azienda['ateco']>

type Proposal = ReturnType<typeof proposalsOf>[number]

/** `certo`: the table has one code only. `giorno` is the day of the table. */
function proposalsOf(ateco: AtecoCodes, found: (code: CodiceAteco) => FoundCode | undefined) {
  const of2025 = ateco.filter(({ versione }) => versione === '2025')
  const of2007 = ateco.filter(({ versione }) => versione === '2007')
  if (of2025.length >= of2007.length) return []
  const held = new Set(of2025.map(({ codice }) => normalizeAteco(codice)))
  return of2007.flatMap((di) => {
    const { certo, giorno, codici } = found(di)?.altra ?? { codici: [] }
    const isHeld = codici.some(({ codice }) => held.has(normalizeAteco(codice)))
    return certo === undefined || giorno === undefined || isHeld ? [] : [{ di, certo, giorno, codici }]
  })
}

/** After its 2007 code, so that the main code is the main one in both versions. */
function withProposal(ateco: AtecoCodes, di: AtecoCodes[number], codice: string): AtecoCodes {
  const at = ateco.indexOf(di)
  return ateco.toSpliced(at + 1, 0, { codice, versione: '2025', ...(di.prevalente && { prevalente: true }) })
}
