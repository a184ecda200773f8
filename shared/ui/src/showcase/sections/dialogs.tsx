import {
  Box,
  Button,
  ConfirmDialog,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Drawer,
  uiTexts,
  Typography,
} from '../../index.ts'
import { ConflictDialog, FormDialog, type Resolver, RowsInput, TextInput, useForm } from '../../form.ts'
import { useId, useState } from 'react'
import { SampleGroup, SampleLine } from '../sample.tsx'
import samples from '../samples.json'

const KINDS = ['la domanda', 'il dialogo', 'il cassetto', 'il modulo', 'il conflitto'] as const

export function DialogsSection() {
  const [aperta, setAperta] = useState<(typeof KINDS)[number] | null>(null)
  const close = () => setAperta(null)
  return (
    <SampleGroup nome="Si aprono sopra la pagina">
      <SampleLine>
        {KINDS.map((kind) => (
          <Button key={kind} onClick={() => setAperta(kind)} variant="outlined">
            {`Apri ${kind}`}
          </Button>
        ))}
      </SampleLine>
      <ConflictDialog conflicts={aperta === 'il conflitto' ? samples.conflicts : []} onAnswer={close} />
      <FormInDialog onClose={close} open={aperta === 'il modulo'} />
      <ConfirmDialog
        ok="Elimina"
        onAnswer={close}
        open={aperta === 'la domanda'}
        text="L’azienda e le sue 3 pratiche spariscono per tutti."
        title="Eliminare Neri Software Srl?"
      />
      <PlainDialog onClose={close} open={aperta === 'il dialogo'} />
      <Drawer
        onClose={close}
        open={aperta === 'il cassetto'}
        slotProps={{ paper: { 'aria-label': 'Cassetto di esempio', role: 'dialog', sx: { width: 280 } } }}
      >
        <Box sx={{ p: 5, display: 'grid', gap: 4, justifyItems: 'start' }}>
          <Typography>Il menu su uno schermo stretto sta in un cassetto come questo.</Typography>
          <Button onClick={close} variant="outlined">
            {uiTexts.chiudi}
          </Button>
        </Box>
      </Drawer>
    </SampleGroup>
  )
}

function PlainDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={onClose} open={open}>
      <DialogTitle id={id}>Dialogo di esempio</DialogTitle>
      <DialogContent>
        <Typography>Il fuoco resta dentro finché è aperto; Esc lo chiude e torna al pulsante.</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{uiTexts.annulla}</Button>
        <Button onClick={onClose} variant="contained">
          {uiTexts.conferma}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface Values {
  nome: string
  referenti: { nome: string }[]
}

const emptyValues: Values = { nome: '', referenti: [{ nome: 'Ada Neri' }, { nome: 'Ugo Bianchi' }] }
const resolver: Resolver<Values> = (values) => {
  if (values.nome.trim()) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries([['nome', { type: 'custom', message: 'Inserisci il nome' }]]) }
}

/** A form in a window, with rows that are added, moved and removed. With the name «Rifiuta» the server does not accept. */
function FormInDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: emptyValues, resolver })
  const save = async ({ nome }: Values) => {
    if (nome === 'Rifiuta') throw new Error('Qualcun altro ha modificato questo elemento.')
  }
  return (
    <FormDialog form={form} onClose={onClose} onSubmit={save} open={open} title="Nuovo istituto">
      <TextInput label="Nome" name="nome" />
      <RowsInput
        add="Aggiungi un referente"
        empty={{ nome: '' }}
        label="Referenti"
        movable
        name="referenti"
        rowLabel={(index) => `Referente ${index + 1}`}
      >
        {(at) => <TextInput label="Nome e cognome" name={`${at}.nome`} />}
      </RowsInput>
    </FormDialog>
  )
}
