import { fieldsOfKind, type Field, type CriterioKindId } from '@bandiera/domain'
import type { ComponentType } from 'react'
import { AtecoFields } from './ateco-fields.tsx'
import { type KindFieldsProps, KindInput, Pair } from './kind-input.tsx'
import { LegalFormFields } from './legal-form-fields.tsx'
import { TerritoryFields } from './territory-fields.tsx'
import { QualificaFields } from './qualifica-fields.tsx'

/** Kinds with their own fields; the table of the domain describes the fields of all others. */
const OWN: Partial<Record<CriterioKindId, ComponentType<KindFieldsProps>>> = {
  territorio: TerritoryFields,
  ateco: AtecoFields,
  formaGiuridica: LegalFormFields,
  qualifica: QualificaFields,
}

export function CriterioFields(props: KindFieldsProps) {
  const Own = OWN[props.criterio.tipo]
  if (Own) return <Own {...props} />
  return blocksOf(Object.entries(fieldsOfKind(props.criterio.tipo))).map((block) => {
    const inputs = block.map(([key, field]) => <KindInput field={field} key={key} name={`${props.at}.${key}`} />)
    return inputs.length > 1 ? <Pair key={block[0]![0]}>{inputs}</Pair> : inputs
  })
}

type Entry = readonly [key: string, field: Field]

/** Groups fields into lines: one field a line, neighbouring short ones side by side. */
function blocksOf(entries: readonly Entry[]): Entry[][] {
  const isShort = (entry: Entry | undefined) => entry !== undefined && /^(?:number|euro)$/.test(entry[1].kind)
  const blocks: Entry[][] = []
  for (const entry of entries) {
    const last = blocks.at(-1)
    if (isShort(entry) && isShort(last?.[0])) last!.push(entry)
    else blocks.push([entry])
  }
  return blocks
}
