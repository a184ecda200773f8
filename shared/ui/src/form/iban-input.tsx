import { checkIban, italianAccount } from '@bandiera/domain'
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx'
import { testi } from './testi.ts'

/** Longer than any IBAN: what is pasted with it stays, for its check to count. */
const MASK = 'XXXX '.repeat(30).trim()

/** An IBAN, shown in groups of four while it is typed or pasted. Its value has no spaces: `IT60X0542811101000000123456`. */
export const IbanInput = (props: Omit<MaskedInputProps, 'mask' | 'bare' | 'clean' | 'helpFor'>) => (
  <MaskedInput
    bare
    clean={withoutName}
    help={testi.aiutoIban}
    helpFor={accountOf}
    mask={MASK}
    placeholder=""
    {...props}
  />
)

const withoutName = (text: string): string => text.replace(/^\P{L}*(?:codice\s*)?IBAN\s*[:=]?\s*/iu, '')

/** Bank and branch of a right Italian one, so that a slip to another bank is seen. */
function accountOf(iban: string): string | null {
  const account = checkIban(iban).ok ? italianAccount(iban) : null
  return account && testi.conto(account.abi, account.cab)
}
