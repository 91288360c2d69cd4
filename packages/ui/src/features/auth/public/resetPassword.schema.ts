import { limits } from '@maktab/contract/limits/resetPassword'
import { type Infer, object, refine, string } from 'superstruct'
import { encodeRule } from '#forms/Rule.ts'
import { newPassword } from '#forms/rules.ts'

const fields = object({ password: newPassword(limits.password), repeated: string() })

/** The new password, typed twice (decision 41). */
export const resetPasswordSchema = object({
  password: newPassword(limits.password),
  repeated: refine(string(), 'repeated', (value, { branch }) => {
    if (value === '') return encodeRule({ rule: 'required' })
    const [values] = branch as [Partial<ResetPasswordValues> | undefined]
    return value === values?.password || encodeRule({ rule: 'different' })
  }),
})

export type ResetPasswordValues = Infer<typeof fields>
