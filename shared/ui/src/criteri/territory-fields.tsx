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

export function TerritoryFields({ at, riferimenti }: KindFieldsProps) {
  const { setValue, getValues } = useFormContext()
  const province = useSyncExternalStore(onProvince, provinciaOptions)
  const names = () => (getValues(`${at}.nomi`) as Record<string, string> | undefined) ?? {}
  const keepName = ({ value, nome }: ComuneOption) => {
    setValue(`${at}.nomi`, { ...names(), [value]: nome }, { shouldDirty: true })
  }
  const nameOf = (code: string) => names()[code] ?? placeName(code)
  const places = {
    optional: true,
    toOption: (code: string) => ({ value: code, label: placeName(code) }),
    toValues: ({ value }: Option) => [value],
  }
  return (
    <>
      <KindInput field={fields.riferimento} name={`${at}.riferimento`} />
      <KindInput field={fields.macroArea} name={`${at}.macroArea`} />
      <EntriesInput<string, Option> {...places} label={fields.regioni.label} name={`${at}.regioni`} source={REGIONI} />
      <EntriesInput<string, Option>
        {...places}
        label={fields.province.label}
        name={`${at}.province`}
        source={province}
      />
      <EntriesInput<string, ComuneOption>
        {...places}
        help={fields.comuni.help}
        label={fields.comuni.label}
        name={`${at}.comuni`}
        onChosen={keepName}
        source={riferimenti.comuni}
        toOption={(code) => ({ value: code, label: nameOf(code), nome: nameOf(code), provincia: code.slice(0, 3) })}
      />
      <KindInput field={fields.zes} name={`${at}.zes`} />
      <KindInput field={fields.ambito} name={`${at}.ambito`} />
    </>
  )
}
