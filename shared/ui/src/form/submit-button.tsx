import Button, { type ButtonProps } from '@mui/material/Button'

/**
 * The button that sends a form. The focused field loses the focus only when the press is complete: otherwise an error that
 * disappears at that moment would move the button away from the pointer, and the press would be lost. Disabled while the form
 * is being sent.
 */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'variant'>) => (
  <Button
    {...props}
    aria-busy={props.disabled}
    onClick={(event) => event.currentTarget.focus()}
    onMouseDown={(event) => event.preventDefault()}
    type="submit"
    variant="contained"
  />
)
