import { boundOf, perTavola, placeName, sedeFields, tipiSede } from '@bandiera/domain'
import { useProvince } from '@bandiera/platform'
import { AddIcon, Box, Button } from '@bandiera/ui'
import { CheckInput, CodeInput, ComuneInput, SelectInput, TextInput, useFieldArray, useWatch } from '@bandiera/ui/form'
import { NUOVA_SEDE, type SediValues } from '../rules/sedi.rules.ts'
import { testi } from '../testi.ts'
import { Riga } from './riga.tsx'
import { useComuni } from './use-reference.ts'

const opzioni = perTavola(({ oggi }) =>
  [...oggi]
    .sort((a, b) => a.nome.localeCompare(b.nome, 'it'))
    .map(({ codice, nome, sigla }) => ({ value: codice, label: `${nome} (${sigla})` })),
)

/** The provinces of today, and the one on record where it is another. */
const opzioniCon = (codice: string | undefined) =>
  !codice || opzioni().some(({ value }) => value === codice)
    ? opzioni()
    : [...opzioni(), { value: codice, label: placeName(codice) }]

/** The legal seat and the others, each by province and comune. */
export function SediFields() {
  const { fields, append, remove } = useFieldArray<SediValues>({ name: 'sedi' })
  return (
    <>
      {fields.map((field, index) => (
        <Riga
          key={field.id}
          onRemove={field.tipo === 'legale' ? undefined : () => remove(index)}
          title={tipiSede[field.tipo]}
        >
          <SedeFields at={`sedi.${index}`} legale={field.tipo === 'legale'} />
        </Riga>
      ))}
      <Button onClick={() => append(NUOVA_SEDE)} startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start' }}>
        {testi.aggiungiSede}
      </Button>
    </>
  )
}

function SedeFields({ at, legale }: { at: string; legale: boolean }) {
  const provincia = useWatch({ name: `${at}.provincia` }) as string | undefined
  const comuni = useComuni(provincia ?? '')
  useProvince()
  return (
    <>
      <SelectInput
        label={sedeFields.provincia.label}
        name={`${at}.provincia`}
        optional
        options={opzioniCon(provincia)}
      />
      <ComuneInput
        help={sedeFields.comune.help}
        label={sedeFields.comune.label}
        name={`${at}.comune`}
        optional
        source={comuni}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 120px' } }}>
        <TextInput
          label={sedeFields.indirizzo.label}
          maxLength={boundOf(sedeFields.indirizzo).longest}
          name={`${at}.indirizzo`}
          optional
        />
        <CodeInput code="cap" inputMode="numeric" label={sedeFields.cap.label} name={`${at}.cap`} optional />
      </Box>
      {legale && <CheckInput label={sedeFields.operativa.label} name={`${at}.operativa`} />}
    </>
  )
}
