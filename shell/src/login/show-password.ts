export { ShowPassword } from '@bandiera/ui/form'
