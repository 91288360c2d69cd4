import { limits } from '@maktab/contract/limits/signIn'
import { type Infer, object, refine, string } from 'superstruct'
import { email, requiredText, encodeRule, newPassword } from '#forms/rules.ts'
import { limits as passwordResetLimits } from '@maktab/contract/limits/requestPasswordReset'
import { limits as resetPasswordLimits } from '@maktab/contract/limits/resetPassword'

/** Email and password are required; the email must be valid (1§5). */
export const signInSchema = object({ email: email(limits.email), password: requiredText(limits.password) })

export type SignInValues = Infer<typeof signInSchema>

/** The email is required (2§5). */
export const forgotPasswordSchema = object({ email: email(passwordResetLimits.email) })

export type ForgotPasswordValues = Infer<typeof forgotPasswordSchema>

const fields = object({ password: newPassword(resetPasswordLimits.password), repeated: string() })

/** The new password, typed twice (decision 41). */
export const resetPasswordSchema = object({
  password: newPassword(resetPasswordLimits.password),
  repeated: refine(string(), 'repeated', (value, { branch }) => {
    if (value === '') return encodeRule({ rule: 'required' })
    const [values] = branch as [Partial<ResetPasswordValues> | undefined]
    return value === values?.password || encodeRule({ rule: 'different' })
  }),
})

export type ResetPasswordValues = Infer<typeof fields>
