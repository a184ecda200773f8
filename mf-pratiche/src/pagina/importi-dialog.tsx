import { isCor, isCup, STATI_CONCESSA, type Pratica } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { EuroInput, FormDialog, NumberInput, TextInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { usePraticaWrites } from './use-pratica-writes.ts'

const { importi: t, errori } = testi.pagina
const { passo } = testi
const Euro = z.optional(z.number())

const schemaOf = (granted: boolean) =>
  z
    .object({
      importoProgetto: Euro,
      agevolazioneRichiesta: Euro,
      agevolazioneConcessa: Euro,
      esl: Euro,
      cor: z.string(),
      cup: z.string(),
      fisso: Euro,
      percentuale: z.optional(z.number().check(z.maximum(100, errori.percentuale))),
    })
    .check(({ value, issues }) => {
      const refuse = (campo: string, message: string) =>
        issues.push({ code: 'custom', input: value, path: [campo], message })
      if (granted && !value.agevolazioneConcessa) refuse('agevolazioneConcessa', passo.errori.importo)
      if (value.cor && !isCor(value.cor.trim())) refuse('cor', passo.errori.cor)
      if (value.cup && !isCup(value.cup.trim())) refuse('cup', passo.errori.cup)
    })
type Values = z.infer<ReturnType<typeof schemaOf>>

/** The amounts of a case file; those of the grant once it is granted. */
export function ImportiDialog({ pratica, onClose }: { pratica: Pratica; onClose: () => void }) {
  const saved = useSaved(testi.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update } = usePraticaWrites(before)
  const granted = STATI_CONCESSA.includes(pratica.stato)
  const form = useForm<Values>({
    defaultValues: valuesOf(before),
    resolver: standardSchemaResolver(schemaOf(granted)),
    mode: 'onTouched',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={(values, choice) => update(patchOf(valuesOf(before), values), choice)}
      open
      title={t.modifica}
    >
      <EuroInput label={t.progetto} name="importoProgetto" optional />
      <EuroInput label={t.richiesta} name="agevolazioneRichiesta" optional />
      {granted && (
        <>
          <EuroInput label={t.concessa} name="agevolazioneConcessa" />
          <EuroInput help={passo.eslAiuto} label={passo.esl} name="esl" optional />
          <TextInput help={passo.corAiuto} label={passo.cor} name="cor" optional />
          <TextInput help={passo.cupAiuto} label={passo.cup} name="cup" optional />
        </>
      )}
      <EuroInput label={t.fisso} name="fisso" optional />
      <NumberInput decimals={2} label={t.percentuale} max={100} name="percentuale" optional unit="%" />
    </FormDialog>
  )
}

const valuesOf = (pratica: Pratica): Values => ({
  importoProgetto: pratica.importoProgetto,
  agevolazioneRichiesta: pratica.agevolazioneRichiesta,
  agevolazioneConcessa: pratica.agevolazioneConcessa,
  esl: pratica.esl,
  cor: pratica.cor ?? '',
  cup: pratica.cup ?? '',
  fisso: pratica.compenso?.fisso,
  percentuale: pratica.compenso?.percentuale,
})

const PATHS: Partial<Record<keyof Values, string>> = { fisso: 'compenso.fisso', percentuale: 'compenso.percentuale' }

/** Only what was changed: a colleague may change the rest at the same time. */
function patchOf(before: Values, after: Values) {
  const fields = (Object.keys(after) as (keyof Values)[]).filter((field) => after[field] !== before[field])
  const empty = (field: keyof Values) => after[field] === undefined || after[field] === ''
  const path = (field: keyof Values) => PATHS[field] ?? field
  return {
    set: Object.fromEntries(fields.filter((field) => !empty(field)).map((field) => [path(field), after[field]])),
    unset: fields.filter(empty).map(path),
  }
}
