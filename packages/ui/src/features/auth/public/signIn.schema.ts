import { limits } from '@maktab/contract/limits/signIn'
import { type Infer, object } from 'superstruct'
import { email, requiredText } from '#forms/rules.ts'

/** E-mail and password are required, the e-mail of e-mail type (1§5). */
export const signInSchema = object({ email: email(limits.email), password: requiredText(limits.password) })

export type SignInValues = Infer<typeof signInSchema>
