import type { Option } from './select-input.tsx'

/** Choices in the order of their labels by value, or of values that are labels themselves. */
export const optionsOf = (labels: Readonly<Record<string, string>> | readonly string[]): Option[] =>
  Array.isArray(labels)
    ? labels.map((value: string) => ({ value, label: value }))
    : Object.entries(labels as Record<string, string>).map(([value, label]) => ({ value, label }))
