import { aziendaIdOfPratica, isPraticaAperta, statoVoce, type StatoVoce } from '@bandiera/domain'
import { AppLink, Box, Button, MailIcon, Section, Stack, Typography, useToday } from '@bandiera/ui'
import { useState } from 'react'
import { CaricaDocumento } from '../documenti/carica-documento.tsx'
import { hrefPratica } from '../paths.ts'
import { testi } from '../testi.ts'
import type { ParteProps } from './pratica-page.tsx'
import { lista } from './testata.tsx'
import { useRichiesta } from './use-richiesta.tsx'
import { VoceDialog } from './voce-dialog.tsx'
import { VoceRiga } from './voce-riga.tsx'

const { checklist: t, raccolta, richiesta } = testi.pagina
/** Lines on the first page; the whole list has a tab of its own. */
const MOST = 8

/** On the first page of a case file: what is still missing, each with its upload, and a mail that asks for all of it. */
export function DaRaccogliere({ pratica, may }: ParteProps) {
  const oggi = useToday()
  const [editing, setEditing] = useState<number | null>(null)
  const { ask, dialog } = useRichiesta(pratica)
  if (!isPraticaAperta(pratica.stato)) return null
  const { checklist = [] } = pratica
  const lines = checklist.map((voce, index) => ({ voce, index, stato: statoVoce(voce, oggi) }))
  const missing = lines.filter(isMissing)
  // what was just uploaded stays in its place, to be approved; what holds the next step up comes first
  const sorted = lines
    .filter((line) => isMissing(line) || line.stato === 'caricato')
    .sort((a, b) => Number(b.voce.obbligatoria) - Number(a.voce.obbligatoria))
  const hidden = sorted.slice(MOST).filter(isMissing).length
  const actions = may && (
    <Stack className="no-print" direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {missing.length > 1 && (
        <Button onClick={() => ask()} startIcon={<MailIcon />}>
          {richiesta.apri}
        </Button>
      )}
      <CaricaDocumento
        aziendaId={aziendaIdOfPratica(pratica._id)}
        label={raccolta.caricaAltro}
        praticaId={pratica._id}
        size="medium"
        variant="text"
      />
    </Stack>
  )
  return (
    <Section actions={actions} first title={raccolta.titolo}>
      {sorted.length === 0 ? (
        <Typography color="textSecondary">{checklist.length === 0 ? t.vuota : raccolta.completa}</Typography>
      ) : (
        <Box component="ul" sx={lista}>
          {sorted.slice(0, MOST).map(({ voce, index }) => (
            <VoceRiga
              index={index}
              key={voce.id ?? index}
              may={may}
              onAsk={() => ask(voce.voce)}
              onEdit={() => setEditing(index)}
              pratica={pratica}
              voce={voce}
            />
          ))}
        </Box>
      )}
      {checklist.length > 0 && (
        <Box sx={{ mt: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {may && missing.length > 0 && (
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>{`${raccolta.trascina} `}</Box>
          )}
          <AppLink to={`${hrefPratica(pratica._id)}?tab=checklist`}>
            {hidden > 0 ? raccolta.altri(hidden) : raccolta.tutta}
          </AppLink>
        </Box>
      )}
      {editing !== null && <VoceDialog index={editing} onClose={() => setEditing(null)} pratica={pratica} />}
      {dialog}
    </Section>
  )
}

const isMissing = ({ stato }: { stato: StatoVoce }): boolean => stato === 'manca' || stato === 'scaduto'
