import { ruleFault, type FieldRule } from '@bandiera/domain'

/**
 * A rule as `validate` of react-hook-form, for fields without a schema.
 * @example useController({ name: 'ora', rules: { validate: ruleValidate(fieldRules.ora) } })
 */
export const ruleValidate =
  (rule: FieldRule, message?: string) =>
  (value: unknown): true | string =>
    ruleFault(rule, String(value ?? ''), message) ?? true
