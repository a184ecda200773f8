import { TextControl, type TextControlProps } from './text-control.tsx'

export type TextInputProps = Omit<TextControlProps, 'rows'>

/** A line of text. Its value is a string, empty when nothing is written. */
export const TextInput = (props: TextInputProps) => <TextControl {...props} />
