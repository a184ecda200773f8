import { TabelleSchema, type Tabella } from '@bandiera/domain'
import { useAttempt, usePortal } from '@bandiera/platform'
import { Box, Button, ErrorState, Skeleton, Stack, Typography } from '@bandiera/ui'
import { useState } from 'react'
import { ChooseButton } from '../images/choose-button.tsx'
import { useAsked } from '../parts/use-asked.ts'
import { RapportoDialog, type FileInProva } from './rapporto-dialog.tsx'
import { Sezione } from './sezione.tsx'
import { testi as comuni } from './testi.ts'
import { testi } from './testi-riferimenti.ts'

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
          ? `${comuni.riferimentiNota} ${testi.soloOperatori}`
          : comuni.riferimentiNota
      }
      title={comuni.riferimenti}
    >
      {asked.state === 'loading' && <Skeleton height={320} variant="rounded" />}
      {asked.state === 'error' && <ErrorState onRetry={retry} text={asked.message} title={testi.errore} />}
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
    if (!(await confirm({ title: testi.tornaTabella(titolo), text: testi.tornaChiedi, ok: testi.torna }))) return
    if (
      await attempt(
        testi.tornata,
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
        {testi.righe(righe)} · {caricata ? testi.caricata(caricata) : `${testi.fornita}, ${testi.del(giorno)}`}
      </Box>
      {!caricata && (
        <Box sx={{ color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' }}>
          {testi.fonte(editore, fonte, licenza)}
        </Box>
      )}
      {mayReplace && caricabile && (
        <Stack direction="row" sx={{ gap: 2, mt: 2, flexWrap: 'wrap' }}>
          <ChooseButton
            accept=".csv,.json,.txt,text/csv,application/json"
            label={testi.caricaTabella(titolo)}
            onFile={onFile}
          >
            {testi.carica}
          </ChooseButton>
          {caricata && (
            <Button aria-label={testi.tornaTabella(titolo)} onClick={() => void reset()}>
              {testi.torna}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  )
}
