import { ROLES, roleLabels, usrFields, type Role } from '@bandiera/domain'
import { SelectInput, useWatch } from '@bandiera/ui/form'
import { texts } from './texts.ts'

export function RoleInput({ roles }: { roles: readonly Role[] }) {
  const chosen: unknown = useWatch({ name: 'role' })
  const role = ROLES.find((each) => each === chosen)
  return (
    <SelectInput
      {...(role && { help: texts.roles[role] })}
      label={usrFields.role.label}
      name="role"
      options={roles.map((value) => ({ value, label: roleLabels[value] }))}
    />
  )
}
