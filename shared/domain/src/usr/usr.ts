import * as z from 'zod/mini'
import { shapeOf } from '../fields/field.ts'
import { stamps, type Infer } from '../records/record.ts'
import { invitationStateLabels, usrFields, type InvitationSchema, type PreferencesSchema } from './fields.ts'

export type InvitationState = keyof typeof invitationStateLabels
export type Invitation = Infer<typeof InvitationSchema>
export type Preferences = Infer<typeof PreferencesSchema>

export const UsrSchema = z.looseObject({ _id: z.string(), ...shapeOf(usrFields), ...stamps })
export type Usr = Infer<typeof UsrSchema>

export type PublicUsr = Pick<Usr, '_id' | 'name' | 'role' | 'photo'>
