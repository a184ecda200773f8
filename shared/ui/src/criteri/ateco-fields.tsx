import { criterioKinds, type CodiceAteco } from '@bandiera/domain'
import { useWatch } from 'react-hook-form'
import { CheckInput } from '../form/choice-input.tsx'
import { atecoOption, codesOf, freeAteco, type AtecoOption } from './references.ts'
import { EntriesInput } from './entries-input.tsx'
import { type KindFieldsProps, KindInput } from './kind-input.tsx'

const { fields } = criterioKinds.ateco

export function AtecoFields({ at, riferimenti }: KindFieldsProps) {
  const [tutti, ammessi] = useWatch({ name: [`${at}.tutti`, `${at}.ammessi`] }) as [boolean?, CodiceAteco[]?]
  const codes = {
    help: fields.ammessi.help,
    optional: true,
    free: freeAteco,
    source: riferimenti.ateco,
    toOption: (code: CodiceAteco) => atecoOption(code),
    toValues: codesOf,
  }
  return (
    <>
      <CheckInput label={fields.tutti.label} name={`${at}.tutti`} />
      {(!tutti || (ammessi?.length ?? 0) > 0) && (
        <EntriesInput<CodiceAteco, AtecoOption> {...codes} label={fields.ammessi.label} name={`${at}.ammessi`} />
      )}
      <EntriesInput<CodiceAteco, AtecoOption>
        {...codes}
        help={tutti ? fields.ammessi.help : undefined}
        label={fields.esclusi.label}
        name={`${at}.esclusi`}
      />
      <KindInput field={fields.riferimento} name={`${at}.riferimento`} />
    </>
  )
}
