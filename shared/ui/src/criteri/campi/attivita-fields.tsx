import { criterioKinds, type CodiceAteco } from '@bandiera/domain'
import { useWatch } from 'react-hook-form'
import { CheckInput } from '../../form/choice-input.tsx'
import { atecoOption, codesOf, freeAteco, type AtecoOption } from '../riferimenti.ts'
import { VociInput } from '../voci-input.tsx'
import type { CampiProps } from './campi.ts'
import { KindInput } from './kind-input.tsx'

const { fields } = criterioKinds.ateco

/** Which activities are admitted and which are not, in either version of the classification. */
export function AtecoFields({ at, riferimenti }: CampiProps) {
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
        <VociInput<CodiceAteco, AtecoOption> {...codes} label={fields.ammessi.label} name={`${at}.ammessi`} />
      )}
      <VociInput<CodiceAteco, AtecoOption>
        {...codes}
        help={tutti ? fields.ammessi.help : undefined}
        label={fields.esclusi.label}
        name={`${at}.esclusi`}
      />
      <KindInput field={fields.riferimento} name={`${at}.riferimento`} />
    </>
  )
}
