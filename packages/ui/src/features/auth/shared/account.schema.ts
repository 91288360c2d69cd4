import { limits as nameLimits } from '@maktab/contract/limits/changeOwnName'
import { limits } from '@maktab/contract/limits/changeOwnPassword'
import type { OwnPassword } from '@maktab/contract/schema'
import { type Infer, object, refine, string } from 'superstruct'
import { encodeRule, newPassword, requiredText } from '#forms/rules.ts'

export const ownNameSchema = object({ name: requiredText(nameLimits.name) })

export type OwnNameValues = Infer<typeof ownNameSchema>

const fields = object({ password: string(), newPassword: string(), repeated: string() })

export type OwnPasswordValues = Infer<typeof fields>

/** The current password, and the new one twice. */
export const ownPasswordSchema = object({
  password: requiredText(limits.password),
  newPassword: newPassword(limits.newPassword),
  repeated: refine(string(), 'repeated', (value, { branch }) => {
    if (value === '') return encodeRule({ rule: 'required' })
    const [values] = branch as [Partial<OwnPasswordValues> | undefined]
    return value === values?.newPassword || encodeRule({ rule: 'different' })
  }),
})

export const emptyPasswords: OwnPasswordValues = { password: '', newPassword: '', repeated: '' }

export const toOwnPassword = ({ password, newPassword: next }: OwnPasswordValues): OwnPassword => ({
  password,
  newPassword: next,
})
