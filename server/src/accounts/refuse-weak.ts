import { PASSWORD_MIN, type PasswordStrength } from '@bandiera/domain/password-strength'
import { PortalError } from '../errors.ts'

/** `PASSWORD_SHORT`, or `PASSWORD_WEAK` with what to do about it. */
export function refuseWeak(password: string, { abbastanza, consigli }: PasswordStrength): void {
  if (password.length < PASSWORD_MIN) throw new PortalError('PASSWORD_SHORT', PASSWORD_MIN)
  if (!abbastanza) throw new PortalError('PASSWORD_WEAK', consigli.join(' '))
}
