import { TextControl, type TextControlProps } from './text-control.tsx'

export type TextAreaInputProps = Omit<TextControlProps, 'type' | 'unit'>

/** A text of more lines: six are shown unless told (spec §9). Its value is a string, empty when nothing is written. */
export const TextAreaInput = ({ rows = 6, ...props }: TextAreaInputProps) => <TextControl rows={rows} {...props} />
