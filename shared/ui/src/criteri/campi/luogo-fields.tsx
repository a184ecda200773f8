import { AMBITI, placeName, province, provinciaByCode, regioni } from '@bandiera/domain'
import { useFormContext } from 'react-hook-form'
import { CheckInput } from '../../form/choice-input.tsx'
import { CheckListInput } from '../../form/check-list-input.tsx'
import type { ComuneOption } from '../../form/comune.ts'
import type { Option } from '../../form/select-input.tsx'
import { SceltaInput } from '../scelta-input.tsx'
import { testi } from '../testi.ts'
import { VociInput } from '../voci-input.tsx'
import type { CampiProps } from './campi.ts'
import { Colonne } from './colonne.tsx'

const { dove } = testi
const byName = (a: Option, b: Option) => a.label.localeCompare(b.label, 'it')
const REGIONI = regioni.map(({ codice, nome }) => ({ value: codice, label: nome })).sort(byName)
const PROVINCE = province
  .map(({ codice, nome, sigla }) => ({ value: codice, label: `${nome} (${sigla})` }))
  .sort(byName)
const SEDI = (['qualsiasi', 'sedeLegale', 'sedeOperativa'] as const).map((value) => ({ value, label: dove[value] }))
const AREE = ['Mezzogiorno', 'Centro-Nord'].map((value) => ({ value, label: value }))

/** Where a seat must be: every part that is filled in narrows the others. */
export function TerritorioFields({ at, riferimenti }: CampiProps) {
  const { setValue, getValues } = useFormContext()
  const keepName = ({ value, nome }: ComuneOption) => {
    const nomi = (getValues(`${at}.nomi`) as Record<string, string> | undefined) ?? {}
    setValue(`${at}.nomi`, { ...nomi, [value]: nome }, { shouldDirty: true })
  }
  const nameOf = (code: string) =>
    ((getValues(`${at}.nomi`) as Record<string, string> | undefined) ?? {})[code] ?? placeName(code)
  return (
    <>
      <SceltaInput help={dove.aiuto} label={dove.riferimento} name={`${at}.riferimento`} options={SEDI} />
      <SceltaInput label={dove.area} name={`${at}.macroArea`} nessuna={testi.nessuna} optional options={AREE} />
      <VociInput<string, Option>
        label={dove.regioni}
        name={`${at}.regioni`}
        optional
        source={REGIONI}
        toOption={(code) => ({ value: code, label: placeName(code) })}
        toValue={({ value }) => value}
      />
      <VociInput<string, Option>
        label={dove.province}
        name={`${at}.province`}
        optional
        source={PROVINCE}
        toOption={(code) => ({ value: code, label: provinciaByCode(code)?.nome ?? code })}
        toValue={({ value }) => value}
      />
      <VociInput<string, ComuneOption>
        help={dove.comuniAiuto}
        label={dove.comuni}
        name={`${at}.comuni`}
        onChosen={keepName}
        optional
        source={riferimenti.comuni}
        toOption={(code) => ({ value: code, label: nameOf(code), nome: nameOf(code), provincia: code.slice(0, 3) })}
        toValue={({ value }) => value}
      />
      <CheckInput label={dove.zes} name={`${at}.zes`} />
      <Colonne>
        <CheckListInput
          help={dove.ambitoAiuto}
          label={dove.ambito}
          name={`${at}.ambito`}
          optional
          options={AMBITI.map((value) => ({ value, label: value }))}
        />
      </Colonne>
    </>
  )
}
