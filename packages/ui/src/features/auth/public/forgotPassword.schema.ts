import { limits } from '@maktab/contract/limits/requestPasswordReset'
import { type Infer, object } from 'superstruct'
import { email } from '#forms/rules.ts'

/** An e-mail is required (2§5). */
export const forgotPasswordSchema = object({ email: email(limits.email) })

export type ForgotPasswordValues = Infer<typeof forgotPasswordSchema>
