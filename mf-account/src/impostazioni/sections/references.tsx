import { TabelleSchema, type Tabella } from '@bandiera/domain'
import { useAttempt, usePortal } from '@bandiera/platform'
import { Box, Button, ErrorState, Skeleton, Stack, Typography } from '@bandiera/ui'
import { useState } from 'react'
import { ChooseButton } from '../../parts/images/choose-button.tsx'
import { useAsked } from '../../parts/use-asked.ts'
import { RapportoDialog, type FileInProva } from './reference-report.tsx'
import { Sezione } from '../section.tsx'
import { texts as settingsTexts } from '../texts.ts'
import { texts } from '../texts-references.ts'

const TABELLE = '/api/riferimenti/tabelle'
const parseTabelle = (body: unknown) => TabelleSchema.parse(body)

/** The tables of comuni, provinces and activity codes: what each is, and newer files for them. For admins. */
export function Riferimenti() {
  const { asked, retry } = useAsked(TABELLE, parseTabelle)
  const [inProva, setInProva] = useState<FileInProva | null>(null)
  const isReady = asked.state === 'ready'
  return (
    <Sezione
      chiave="riferimenti"
      note={
        isReady && !asked.value.sostituisce
          ? `${settingsTexts.riferimentiNota} ${texts.soloOperatori}`
          : settingsTexts.riferimentiNota
      }
      title={settingsTexts.riferimenti}
    >
      {asked.state === 'loading' && <Skeleton height={320} variant="rounded" />}
      {asked.state === 'error' && <ErrorState onRetry={retry} text={asked.message} title={texts.errore} />}
      {isReady && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {asked.value.tabelle.map((tabella) => (
            <Riga
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
        <RapportoDialog
          inProva={inProva}
          onClose={(isUsed) => {
            setInProva(null)
            if (isUsed) retry()
          }}
        />
      )}
    </Sezione>
  )
}

interface RigaProps {
  tabella: Tabella
  mayReplace: boolean
  onFile: (file: File) => void
  onChanged: () => void
}

function Riga({ tabella, mayReplace, onFile, onChanged }: RigaProps) {
  const { nome, titolo, editore, fonte, licenza, giorno, righe, caricata, caricabile } = tabella
  const { confirm, request } = usePortal()
  const attempt = useAttempt()
  const reset = async () => {
    if (!(await confirm({ title: texts.tornaTabella(titolo), text: texts.tornaChiedi, ok: texts.torna }))) return
    if (
      await attempt(
        texts.tornata,
        request(`${TABELLE}/${nome}`, { method: 'DELETE' }).then(() => null),
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
        {texts.righe(righe)} · {caricata ? texts.caricata(caricata) : `${texts.fornita}, ${texts.del(giorno)}`}
      </Box>
      {!caricata && (
        <Box sx={{ color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' }}>
          {texts.fonte(editore, fonte, licenza)}
        </Box>
      )}
      {mayReplace && caricabile && (
        <Stack direction="row" sx={{ gap: 2, mt: 2, flexWrap: 'wrap' }}>
          <ChooseButton
            accept=".csv,.json,.txt,text/csv,application/json"
            label={texts.caricaTabella(titolo)}
            onFile={onFile}
          >
            {texts.carica}
          </ChooseButton>
          {caricata && (
            <Button aria-label={texts.tornaTabella(titolo)} onClick={() => void reset()}>
              {texts.torna}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  )
}
