import { criterioKinds, onProvince, perProvinceTable, placeName, regioni } from '@bandiera/domain'
import { useSyncExternalStore } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ComuneOption } from '../form/comune-input.tsx'
import type { Option } from '../form/select-input.tsx'
import { EntriesInput } from './entries-input.tsx'
import { type KindFieldsProps, KindInput } from './kind-input.tsx'

const { fields } = criterioKinds.territorio
const byName = (a: Option, b: Option) => a.label.localeCompare(b.label, 'it')
const REGIONI = regioni.map(({ codice, nome }) => ({ value: codice, label: nome })).sort(byName)
const provinciaOptions = perProvinceTable(({ oggi }) =>
  oggi.map(({ codice, nome, sigla }) => ({ value: codice, label: `${nome} (${sigla})` })).sort(byName),
)

/** Where a seat must be: every part that is filled in narrows the others. */
export function TerritoryFields({ at, riferimenti }: KindFieldsProps) {
  const { setValue, getValues } = useFormContext()
  const province = useSyncExternalStore(onProvince, provinciaOptions)
  const keepName = ({ value, nome }: ComuneOption) => {
    const nomi = (getValues(`${at}.nomi`) as Record<string, string> | undefined) ?? {}
    setValue(`${at}.nomi`, { ...nomi, [value]: nome }, { shouldDirty: true })
  }
  const nameOf = (code: string) =>
    ((getValues(`${at}.nomi`) as Record<string, string> | undefined) ?? {})[code] ?? placeName(code)
  return (
    <>
      <KindInput field={fields.riferimento} name={`${at}.riferimento`} />
      <KindInput field={fields.macroArea} name={`${at}.macroArea`} />
      <EntriesInput<string, Option>
        label={fields.regioni.label}
        name={`${at}.regioni`}
        optional
        source={REGIONI}
        toOption={(code) => ({ value: code, label: placeName(code) })}
        toValues={({ value }) => [value]}
      />
      <EntriesInput<string, Option>
        label={fields.province.label}
        name={`${at}.province`}
        optional
        source={province}
        toOption={(code) => ({ value: code, label: placeName(code) })}
        toValues={({ value }) => [value]}
      />
      <EntriesInput<string, ComuneOption>
        help={fields.comuni.help}
        label={fields.comuni.label}
        name={`${at}.comuni`}
        onChosen={keepName}
        optional
        source={riferimenti.comuni}
        toOption={(code) => ({ value: code, label: nameOf(code), nome: nameOf(code), provincia: code.slice(0, 3) })}
        toValues={({ value }) => [value]}
      />
      <KindInput field={fields.zes} name={`${at}.zes`} />
      <KindInput field={fields.ambito} name={`${at}.ambito`} />
    </>
  )
}
