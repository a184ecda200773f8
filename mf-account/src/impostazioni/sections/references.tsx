import { TabelleSchema, type Tabella } from '@bandiera/domain'
import { useAttempt, usePortal } from '@bandiera/platform'
import { Box, Button, ErrorState, Skeleton, Stack, Typography } from '@bandiera/ui'
import { useState } from 'react'
import { ChooseButton } from '../../parts/images/choose-button.tsx'
import { useAsked } from '../../parts/use-asked.ts'
import { ReportDialog, type TrialFile } from './reference-report.tsx'
import { SettingsSection } from '../section.tsx'
import { texts as settingsTexts } from '../texts.ts'
import { referenceTexts } from '../texts-references.ts'

const TABLES = '/api/riferimenti/tabelle'
const parseTables = (body: unknown) => TabelleSchema.parse(body)

/** The tables of comuni, provinces and activity codes: what each is, and newer files for them. For admins. */
export function ReferencesSection() {
  const { asked, retry } = useAsked(TABLES, parseTables)
  const [inProva, setInProva] = useState<TrialFile | null>(null)
  const isReady = asked.state === 'ready'
  return (
    <SettingsSection
      name="riferimenti"
      note={
        isReady && !asked.value.sostituisce
          ? `${settingsTexts.riferimentiNota} ${referenceTexts.soloOperatori}`
          : settingsTexts.riferimentiNota
      }
      title={settingsTexts.riferimenti}
    >
      {asked.state === 'loading' && <Skeleton height={320} variant="rounded" />}
      {asked.state === 'error' && <ErrorState onRetry={retry} text={asked.message} title={referenceTexts.errore} />}
      {isReady && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {asked.value.tabelle.map((tabella) => (
            <TableRow
              key={tabella.nome}
              mayReplace={asked.value.sostituisce}
              onChanged={retry}
              onFile={(file) => setInProva({ tabella, file })}
              tabella={tabella}
            />
          ))}
        </Box>
      )}
      {inProva && (
        <ReportDialog
          trialFile={inProva}
          onClose={(isUsed) => {
            setInProva(null)
            if (isUsed) retry()
          }}
        />
      )}
    </SettingsSection>
  )
}

interface TableRowProps {
  tabella: Tabella
  mayReplace: boolean
  onFile: (file: File) => void
  onChanged: () => void
}

function TableRow({ tabella, mayReplace, onFile, onChanged }: TableRowProps) {
  const { nome, titolo, editore, fonte, licenza, giorno, righe, caricata, caricabile } = tabella
  const { confirm, request } = usePortal()
  const attempt = useAttempt()
  const reset = async () => {
    if (
      !(await confirm({
        title: referenceTexts.tornaTabella(titolo),
        text: referenceTexts.tornaChiedi,
        ok: referenceTexts.torna,
      }))
    )
      return
    if (
      await attempt(
        referenceTexts.tornata,
        request(`${TABLES}/${nome}`, { method: 'DELETE' }).then(() => null),
      )
    )
      onChanged()
  }
  return (
    <Box
      component="li"
      sx={{ py: 3, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Typography component="h3" variant="h3">
        {titolo}
      </Typography>
      <Box>
        {referenceTexts.rowsText(righe)} ·{' '}
        {caricata ? referenceTexts.caricata(caricata) : `${referenceTexts.fornita}, ${referenceTexts.del(giorno)}`}
      </Box>
      {!caricata && (
        <Box sx={{ color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' }}>
          {referenceTexts.fonte(editore, fonte, licenza)}
        </Box>
      )}
      {mayReplace && caricabile && (
        <Stack direction="row" sx={{ gap: 2, mt: 2, flexWrap: 'wrap' }}>
          <ChooseButton
            accept=".csv,.json,.txt,text/csv,application/json"
            label={referenceTexts.caricaTabella(titolo)}
            onFile={onFile}
          >
            {referenceTexts.carica}
          </ChooseButton>
          {caricata && (
            <Button aria-label={referenceTexts.tornaTabella(titolo)} onClick={() => void reset()}>
              {referenceTexts.torna}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  )
}
