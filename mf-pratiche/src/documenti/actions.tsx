import {
  type ConflictChoice,
  type Documento,
  DocumentoSchema,
  formatBytes,
  formatDate,
  documentoKindLabels,
} from '@bandiera/domain'
import { useEdit, useRecord, useWrites } from '@bandiera/live'
import { useAttempt, usePortal, useSaved } from '@bandiera/platform'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem } from '@bandiera/ui'
import { DateInput, FormDialog, optionsOf, SelectInput, TextInput, useSchemaForm } from '@bandiera/ui/form'
import { useCallback, useId, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { opensInDialog, PreviewDialog, useOpen } from './parts/preview-dialog.tsx'
import { documentiTexts } from './texts.ts'

export type DocumentoAction = 'apri' | 'scarica' | 'nuovaVersione' | 'versioni' | 'modifica' | Change
type Change = keyof ReturnType<typeof useChanges>
/** Does what a row's name and menu ask for. */
export type Act = (azione: DocumentoAction, doc: Documento) => void

type OpenDialog = { quale: 'anteprima' | 'versioni' | 'modifica'; id: string }

/** All actions of a row's name and menu; `dialog` is the open one, if any. */
export function useDocumentoActions(onNuovaVersione: (doc: Documento) => void) {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const apri = useOpen()
  const changes = useChanges()
  const act: Act = useCallback(
    (azione, doc) => {
      const window = (quale: OpenDialog['quale']) => setOpen({ quale, id: doc._id })
      if (azione === 'apri')
        return opensInDialog(doc.file?.mime ?? '') ? window('anteprima') : void apri({ doc }, 'scheda')
      if (azione === 'scarica') return void apri({ doc }, 'scarica')
      if (azione === 'nuovaVersione') return onNuovaVersione(doc)
      if (azione === 'versioni' || azione === 'modifica') return window(azione)
      void changes[azione](doc)
    },
    [apri, changes, onNuovaVersione],
  )
  return { act, dialog: open && <DialogOf onClose={() => setOpen(null)} open={open} /> }
}

/** Follows the live record: a colleague may change or delete it while the dialog is open. */
function DialogOf({ open: { quale, id }, onClose }: { open: OpenDialog; onClose: () => void }) {
  const doc = useRecord('docs', id)
  if (!doc) return null
  if (quale === 'anteprima') return <PreviewDialog onClose={onClose} chosen={{ doc }} />
  if (quale === 'versioni') return <VersionsDialog doc={doc} onClose={onClose} />
  return <EditDialog doc={doc} onClose={onClose} />
}

function useChanges() {
  const { confirm, notify } = usePortal()
  const { update, remove } = useWrites()
  const attempt = useAttempt()
  return useMemo(
    () => ({
      copia: async ({ _id }: Documento) => {
        const address = `${location.origin}/Doc/${_id}`
        await navigator.clipboard.writeText(address).then(
          () => notify({ text: documentiTexts.copiato, kind: 'success' }),
          () => notify({ text: documentiTexts.copiaFallita(address), timeout: 15_000 }),
        )
      },
      pubblica: async ({ _id, nome, pubblico, versione: base }: Documento) => {
        const { pubblicaTitolo: title, pubblicaTesto, rendiPubblico: ok } = documentiTexts
        if (!pubblico && !(await confirm({ title, text: pubblicaTesto(nome), ok }))) return
        const work = update('docs', _id, { set: { pubblico: !pubblico } }, { base })
        await attempt(pubblico ? documentiTexts.nascosto : documentiTexts.pubblicato, work)
      },
      elimina: async ({ _id, nome }: Documento) => {
        const text = documentiTexts.eliminaTesto(nome)
        if (await confirm({ title: documentiTexts.eliminaTitolo, text, ok: documentiTexts.elimina }))
          await attempt(documentiTexts.eliminato, remove('docs', _id))
      },
    }),
    [confirm, notify, update, remove, attempt],
  )
}

type Version = NonNullable<Documento['versioni']>[number]

/** The files of a document, the present one first, each to be saved. */
function VersionsDialog({ doc, onClose }: { doc: Documento; onClose: () => void }) {
  const id = useId()
  const { versioni = [] } = doc
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {documentiTexts.versioniTitolo(doc.nome)}
      </DialogTitle>
      <DialogContent>
        <List disablePadding>
          {doc.file && <VersionRow doc={doc} one={{ ...doc, file: doc.file }} />}
          {versioni.map((one, at) => <VersionRow doc={doc} key={at} one={one} versione={at} />).reverse()}
        </List>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose} variant="contained">
          {documentiTexts.chiudi}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function VersionRow({ doc, one, versione }: { doc: Documento; one: Version; versione?: number }) {
  const apri = useOpen()
  const name = useRecord('usr', one.caricatoDa ?? '')?.name
  const when = formatDate(one.caricatoIl)
  return (
    <ListItem disableGutters divider sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <Box sx={{ fontWeight: 500 }}>{versione === undefined ? `${documentiTexts.attuale}: ${when}` : when}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {[name, formatBytes(one.file.byte)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Button
        aria-label={`${documentiTexts.scarica}: ${when}`}
        onClick={() => void apri(versione === undefined ? { doc } : { doc, versione }, 'scarica')}
        size="small"
        variant="outlined"
      >
        {documentiTexts.scarica}
      </Button>
    </ListItem>
  )
}

const Schema = z.object({
  nome: DocumentoSchema.shape.nome,
  tipo: z.string(),
  scadenza: z.union([
    z.literal(''),
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Data non valida: usa gg/mm/aaaa')),
  ]),
})
type Values = z.infer<typeof Schema>

const options = optionsOf(documentoKindLabels)

function EditDialog({ doc, onClose }: { doc: Documento; onClose: () => void }) {
  const { before, save: write } = useEdit('docs', doc)
  const saved = useSaved(documentiTexts.salvato)
  const { nome, tipo = '', scadenza = '' } = before
  const form = useSchemaForm(Schema, { nome, tipo, scadenza }, { mode: 'onSubmit' })
  const known = tipo === '' || options.some(({ value }) => value === tipo)
  const save = (values: Values, choice?: ConflictChoice) => {
    const given = Object.entries(values).filter(([, value]) => value !== '')
    const emptied = Object.entries(values).filter(([field, value]) => value === '' && before[field as keyof Documento])
    return write({ set: Object.fromEntries(given), unset: emptied.map(([field]) => field) }, choice)
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={save}
      open
      title={documentiTexts.modificaTitolo}
    >
      <TextInput label={documentiTexts.colonne.name} maxLength={200} name="nome" />
      <SelectInput
        label={documentiTexts.colonne.kind}
        name="tipo"
        optional
        options={known ? options : [...options, { value: tipo, label: tipo }]}
      />
      <DateInput label={documentiTexts.colonne.scadenza} name="scadenza" optional />
    </FormDialog>
  )
}
