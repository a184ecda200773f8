import Button, { type ButtonProps } from '@mui/material/Button'

/**
 * The button that sends a form. Pressing it leaves the field where one was writing only when the press is complete:
 * else an error that goes away with the field moves the button from under the pointer, and the press is lost. It is disabled
 * while the form is being sent.
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
