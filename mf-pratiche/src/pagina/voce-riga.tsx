import {
  formatByte,
  formatDate,
  isMostrabile,
  statoVoce,
  voceFields,
  type Documento,
  type VoceChecklist,
} from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { Box, Button, Link, MoreIcon, useToday } from '@bandiera/ui'
import { UploadList } from '@bandiera/ui/import'
import { MenuButton } from '@bandiera/ui/list'
import { testi as documenti } from '../documenti/testi.ts'
import { useAzioni, type Azione } from '../documenti/use-azioni.tsx'
import { testi } from '../testi.ts'
import type { ParteProps } from './pratica-page.tsx'
import { riga } from './testata.tsx'
import { useDropVoce } from './use-drop-voce.ts'
import { usePraticaWrites, type PraticaWrites } from './use-pratica-writes.ts'
import { VoceFile } from './voce-file.tsx'
import { VoceStato } from './voce-stato.tsx'

const { checklist: t, tolta } = testi.pagina

export interface VoceRigaProps extends ParteProps {
  voce: VoceChecklist
  index: number
  onEdit: () => void
  onAsk: () => void
}

/** One document of the checklist: name, file, state, validity; approve it, or say that it does not serve. */
export function VoceRiga({ pratica, may, voce, index, onEdit, onAsk }: VoceRigaProps) {
  const writes = usePraticaWrites(pratica)
  const stato = statoVoce(voce, useToday())
  const set = (next: VoceChecklist['stato']) => void writes.run(writes.setLine('checklist', index, { stato: next }))
  const doc = useRecord('docs', voce.docId ?? '')
  const linked = (id: string) =>
    void writes.run(writes.setLine('checklist', index, { docId: id, stato: 'caricato' }), t.caricato(voce.voce))
  const drop = useDropVoce({ pratica, voce, docId: doc?._id, may, onUploaded: linked })
  const { act, finestra } = useAzioni(nothing)
  return (
    <Box component="li" {...drop.props} sx={{ ...rigaVoce, ...(drop.over && target) }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{voce.voce}</Box>
        <Box sx={small}>
          {[voce.obbligatoria && voceFields.obbligatoria.label, validity(voce, stato === 'scaduto')]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {doc?.file && <NomeFile doc={doc} file={doc.file} onOpen={act} />}
      </Box>
      <VoceStato stato={stato} />
      {may && (
        <Box className="no-print" sx={azioni}>
          {stato !== 'non_serve' && <VoceFile docId={doc?._id} onUploaded={linked} pratica={pratica} voce={voce} />}
          {(stato === 'manca' || stato === 'scaduto') && (
            <Button aria-label={testi.pagina.richiesta.rigaNome(voce.voce)} onClick={onAsk} size="small">
              {testi.pagina.richiesta.riga}
            </Button>
          )}
          {stato === 'caricato' && (
            <Button
              aria-label={t.approvaVoce(voce.voce)}
              onClick={() => set('approvato')}
              size="small"
              variant="outlined"
            >
              {t.approva}
            </Button>
          )}
          <MenuButton
            choices={[...fileChoices(doc, act), ...choices({ voce, index, set, onEdit, writes })]}
            icon={MoreIcon}
            label={t.altroVoce(voce.voce)}
          />
        </Box>
      )}
      <Box className="no-print" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        <UploadList uploads={drop.uploads} />
      </Box>
      {finestra}
    </Box>
  )
}

interface NomeFileProps {
  doc: Documento
  file: NonNullable<Documento['file']>
  onOpen: (azione: Azione, doc: Documento) => void
}

/** The file itself, one press away: the name of its document, and its size. */
const NomeFile = ({ doc, file: { mime, byte }, onOpen }: NomeFileProps) => (
  <Box sx={small}>
    <Link
      aria-label={t.apri(doc.nome)}
      component="button"
      onClick={() => onOpen(isMostrabile(mime) ? 'apri' : 'scarica', doc)}
      sx={{ font: 'inherit', textAlign: 'left', overflowWrap: 'anywhere', minHeight: 24 }}
      type="button"
    >
      {doc.nome}
    </Link>{' '}
    · {formatByte(byte)}
  </Box>
)

function fileChoices(doc: Documento | undefined, act: NomeFileProps['onOpen']) {
  if (!doc?.file) return []
  return [
    ...(isMostrabile(doc.file.mime)
      ? [{ id: 'apri', label: documenti.anteprima, onChoose: () => act('apri', doc) }]
      : []),
    { id: 'scarica', label: documenti.scarica, onChoose: () => act('scarica', doc) },
  ]
}

/** New versions come by the button of the line. */
const nothing = () => undefined

/** States stand in one column: neither the buttons of a line nor an error of its file move them. */
const rigaVoce = {
  ...riga,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 112px minmax(244px, auto)' },
} as const
const small = { color: 'text.secondary', fontSize: '0.8125rem' } as const
const azioni = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
  gridColumn: { xs: '1 / -1', sm: 'auto' },
} as const

const target = { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -2 } as const

interface Choosing {
  voce: VoceChecklist
  index: number
  set: (next: VoceChecklist['stato']) => void
  onEdit: () => void
  writes: PraticaWrites
}

function choices({ voce, index, set, onEdit, writes }: Choosing) {
  const { stato, docId } = voce
  const there = docId ? 'caricato' : 'manca'
  return [
    ...(stato === 'non_serve' ? [{ id: 'serve', label: t.serve, onChoose: () => set(there) }] : []),
    ...(stato === 'approvato' ? [{ id: 'toglie', label: t.toglie, onChoose: () => set('caricato') }] : []),
    ...(stato === 'manca' ? [{ id: 'avuto', label: t.avuto, onChoose: () => set('caricato') }] : []),
    ...(stato === 'manca' || stato === 'caricato'
      ? [{ id: 'nonServe', label: t.nonServe, onChoose: () => set('non_serve') }]
      : []),
    { id: 'modifica', label: t.modifica, onChoose: onEdit },
    {
      id: 'togli',
      label: t.togli,
      onChoose: () => void writes.run(writes.removeLine('checklist', index), tolta(voce.voce)),
    },
  ]
}

const validity = ({ scadenza }: VoceChecklist, expired: boolean): string | undefined =>
  scadenza && (expired ? t.scaduto : t.valido)(formatDate(scadenza))
