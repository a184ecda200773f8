import { formatDate, statoVoce, voceFields, type VoceChecklist } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { Box, Button, MoreIcon, useToday } from '@bandiera/ui'
import { MenuButton } from '@bandiera/ui/list'
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

/** One document of the checklist: name, state, validity; approve it, or say that it does not serve. */
export function VoceRiga({ pratica, may, voce, index, onEdit, onAsk }: VoceRigaProps) {
  const writes = usePraticaWrites(pratica)
  const oggi = useToday()
  const stato = statoVoce(voce, oggi)
  const set = (next: VoceChecklist['stato']) => void writes.run(writes.setLine('checklist', index, { stato: next }))
  const docId = useRecord('docs', voce.docId ?? '')?._id
  const linked = (id: string) =>
    void writes.run(writes.setLine('checklist', index, { docId: id, stato: 'caricato' }), t.caricato(voce.voce))
  const drop = useDropVoce({ pratica, voce, docId, may, onUploaded: linked })
  return (
    <Box component="li" {...drop.props} sx={{ ...riga, ...(drop.over && target) }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{voce.voce}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {[voce.obbligatoria && voceFields.obbligatoria.label, validity(voce, stato === 'scaduto')]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      <Box sx={{ width: 112 }}>
        <VoceStato stato={stato} />
      </Box>
      {may && (
        <Box
          className="no-print"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            minWidth: 120,
            justifyContent: 'flex-end',
          }}
        >
          {stato !== 'non_serve' && <VoceFile docId={docId} onUploaded={linked} pratica={pratica} voce={voce} />}
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
            choices={choices({ voce, index, set, onEdit, writes })}
            icon={MoreIcon}
            label={t.altroVoce(voce.voce)}
          />
        </Box>
      )}
    </Box>
  )
}

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
